import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { texts } from './stored-format.ts';
import { cookie, local, session, type Stored } from './stored.ts';

/** Makes a storage full, except while `hasRoom` returns true. */
function fill(kind: 'localStorage' | 'sessionStorage', hasRoom: (storage: Storage) => boolean = () => false) {
  const storage = window[kind];
  vi.spyOn(window, kind, 'get').mockReturnValue({
    getItem: (name: string) => storage.getItem(name),
    removeItem: (name: string) => storage.removeItem(name),
    setItem(name: string, text: string) {
      if (!hasRoom(storage)) throw new DOMException('full', 'QuotaExceededError');
      storage.setItem(name, text);
    },
  } as Storage);
}

const block = (kind: 'localStorage' | 'sessionStorage') =>
  vi.spyOn(window, kind, 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });

const definition = { owner: 'test', format: texts(5) };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

const cookieOwner = Object.getPrototypeOf(document) as Document;

describe('local', () => {
  it('stores a value in the local storage', () => {
    const list = local('cf_test', definition);
    expect(list.read()).toBeNull();
    list.write(['a', 'b']);
    expect(localStorage.getItem('cf_test')).toBe('["a","b"]');
    expect(local('cf_test', definition).read()).toEqual(['a', 'b']);
    list.remove();
    expect(localStorage.getItem('cf_test')).toBeNull();
  });

  it('falls back to the session storage, then to memory', () => {
    const list = local('cf_test', definition);
    block('localStorage');
    list.write(['a']);
    expect(sessionStorage.getItem('cf_test')).toBe('["a"]');
    expect(list.read()).toEqual(['a']);
    block('sessionStorage');
    list.write(['b']);
    expect(list.read()).toEqual(['b']);
    list.remove();
    expect(list.read()).toBeNull();
  });

  it('reads the newest value after the storage filled up', () => {
    const list = local('cf_test', definition);
    list.write(['old']);
    fill('localStorage');
    list.write(['new']);
    expect(list.read()).toEqual(['new']);
    vi.restoreAllMocks();
    list.write(['newest']);
    expect(sessionStorage.getItem('cf_test')).toBeNull();
    expect(list.read()).toEqual(['newest']);
  });

  it.each([
    ['write', (list: Stored<readonly string[]>) => list.write(['new']), ['new']],
    ['remove', (list: Stored<readonly string[]>) => list.remove(), null],
  ])('does not return to an older value after %s while the storages were blocked', (_, change, expected) => {
    const list = local('cf_test', definition);
    list.write(['old']);
    block('localStorage');
    block('sessionStorage');
    change(list);
    vi.restoreAllMocks();
    expect(localStorage.getItem('cf_test')).toBe('["old"]');
    expect(list.read()).toEqual(expected);
    list.write(['newest']);
    expect(local('cf_test', definition).read()).toEqual(['newest']);
  });

  it('resets the analytics data to make room', () => {
    localStorage.setItem('cf_analytics', '{"much":true}');
    fill('localStorage', (storage) => storage.getItem('cf_analytics') === null);
    local('cf_test', definition).write(['a']);
    vi.restoreAllMocks();
    expect(localStorage.getItem('cf_test')).toBe('["a"]');
    expect(localStorage.getItem('cf_analytics')).toBeNull();
  });

  it.each(['', 'null', '{', '{"0":"a"}', '7', '"a"', `[${'['.repeat(100_000)}`, `["${'a'.repeat(300_000)}"]`])(
    'removes an invalid value: %.20s',
    (text) => {
      localStorage.setItem('cf_test', text);
      expect(local('cf_test', definition).read()).toBeNull();
      expect(localStorage.getItem('cf_test')).toBeNull();
    },
  );
});

describe('session', () => {
  it('stores a value for the tab', () => {
    const list = session('cf_test', definition);
    list.write(['a']);
    expect(sessionStorage.getItem('cf_test')).toBe('["a"]');
    expect(localStorage.getItem('cf_test')).toBeNull();
  });

  it('falls back to memory where storage is blocked', () => {
    block('sessionStorage');
    const list = session('cf_test', definition);
    list.write(['a']);
    expect(list.read()).toEqual(['a']);
  });
});

describe('cookie', () => {
  const list = cookie('cf_test', { ...definition, lifetime: 7200 });
  afterEach(() => list.remove());

  it('contains the URI-encoded value, for its lifetime and the whole site', () => {
    const set = vi.spyOn(cookieOwner, 'cookie', 'set');
    list.write(['a;b', 'ü']);
    expect(set).toHaveBeenCalledWith('cf_test=%5B%22a%3Bb%22%2C%22%C3%BC%22%5D; path=/; samesite=lax; max-age=7200');
    expect(list.read()).toEqual(['a;b', 'ü']);
  });

  it.each([
    ['localhost', false],
    ['shop.localhost', false],
    ['127.0.0.1', false],
    ['shop.example', true],
    ['localhost.example', true],
  ])('on %s is secure: %s', (hostname, isSecure) => {
    vi.stubGlobal('location', { hostname });
    const set = vi.spyOn(cookieOwner, 'cookie', 'set');
    cookie('cf_test', { ...definition, lifetime: null }).write(['a']);
    vi.unstubAllGlobals();
    expect(set.mock.calls[0]?.[0]).toBe(`cf_test=%5B%22a%22%5D; path=/; samesite=lax${isSecure ? '; secure' : ''}`);
  });

  it('is removed by an empty value', () => {
    list.write(['a']);
    list.write([]);
    expect(document.cookie).not.toContain('cf_test');
  });

  it('falls back to the local storage for a large value', () => {
    const large = cookie('cf_test', { ...definition, lifetime: 7200, isLarge: true });
    large.write(['old']);
    vi.spyOn(cookieOwner, 'cookie', 'get').mockReturnValue('');
    large.write(['new']);
    expect(localStorage.getItem('cf_test')).toBe('["new"]');
    vi.restoreAllMocks();
    expect(document.cookie).not.toContain('cf_test');
    expect(large.read()).toEqual(['new']);
    large.remove();
    expect(localStorage.getItem('cf_test')).toBeNull();
  });

  it('falls back to memory where cookies are blocked or too long', () => {
    list.write(['old']);
    vi.spyOn(cookieOwner, 'cookie', 'set').mockImplementation(() => {});
    vi.spyOn(cookieOwner, 'cookie', 'get').mockReturnValue('');
    list.write(['new']);
    expect(list.read()).toEqual(['new']);
  });
});
