/** Identifies the visitor by the cookie `demo_session`. A service worker sees no cookies and has one visitor. */
export function sessionOf(request: Request): string {
  const cookies = request.headers.get('cookie') ?? '';
  return /(?:^|;\s*)demo_session=([\w-]{1,64})(?:;|$)/.exec(cookies)?.[1] ?? 'default';
}
