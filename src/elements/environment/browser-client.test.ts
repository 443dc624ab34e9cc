import { afterEach, expect, it, vi } from 'vitest';
import { pageOrigin } from './browser-client.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['that of its address if the browser does not name one', undefined, location.origin],
  ['none in a sandboxed frame', 'null', 'null'],
])('the origin of a page is %s', (_, named, origin) => {
  vi.stubGlobal('origin', named);
  expect(pageOrigin()).toBe(origin);
});
