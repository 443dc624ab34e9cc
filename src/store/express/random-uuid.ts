import { randomId } from '../../domain/random-id.ts';

/** `crypto.randomUUID` exists on secure pages only. Sets the version and the variant. */
export function randomUuid(): string {
  return randomId().replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');
}
