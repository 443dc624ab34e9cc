import { CodedError } from './coded-error.ts';
import type { ErrorCode } from './error-codes.ts';

const codes = {
  'unknown field': 'CF-102',
  'invalid value': 'CF-103',
  'unknown value': 'CF-104',
  'unknown tenant': 'CF-105',
  'long list': 'CF-106',
  'dropped URL': 'CF-107',
  'refused page': 'CF-108',
  'contradictory type': 'CF-109',
  'mixed currencies': 'CF-110',
  'wrong sum': 'CF-111',
} as const satisfies Record<string, ErrorCode>;

/** What is wrong with a value of the page or the shop. Never shown. */
export interface Finding {
  readonly kind: keyof typeof codes;
  readonly path: string;
  /** Nothing that tells who the shopper is. */
  readonly found: string;
  readonly expected: string;
}

export function mistake({ kind, path, found, expected }: Finding): CodedError {
  return new CodedError(codes[kind], `${path}: found ${found}, expected ${expected}`);
}
