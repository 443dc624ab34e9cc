import { refuseCall } from '../../calls/refusal.ts';

/**
 * Identifies the visitor by the cookie `demo_session`. A service worker sees no cookies and has one visitor. A session that
 * this shop cannot have opened is refused and gets no other one, because the call may be late: the visitor may have logged in.
 */
export function sessionOf(request: Request): string {
  const session = presentedSession(request);
  if (session === '') return 'default';
  return isSession(session) ? session : refuseCall(409, 'Diese Sitzung gibt es nicht mehr.');
}

/** Whether a page has to open a session for its visitor. */
export const needsSession = (request: Request) => !isSession(presentedSession(request));

const isSession = (text: string) => /^[\w-]{1,64}$/.test(text);
const presentedSession = (request: Request) =>
  /(?:^|;\s*)demo_session=([^;]*)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? '';
