/** The visitor of a request, by the cookie `demo_session`; a worker sees no cookies and has one visitor. */
export function sessionOf(request: Request): string {
  const cookies = request.headers.get('cookie') ?? '';
  return /(?:^|;\s*)demo_session=([\w-]{1,64})(?:;|$)/.exec(cookies)?.[1] ?? 'default';
}
