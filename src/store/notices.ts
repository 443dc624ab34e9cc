import type { Failure } from '../domain/failure.ts';
import type { Notice, NoticeContent } from '../domain/notice.ts';
import type { CartCore } from './cart-core.ts';

let lastId = 0;

/** Shows a notice and answers its id; one that says the same replaces its older twin, so that it is told anew. */
export function addNotice({ state }: CartCore, content: NoticeContent, retry = false): string {
  const notice: Notice = { id: `notice-${++lastId}`, content, retry };
  const words = JSON.stringify(content);
  state.setState(({ notices }) => ({
    notices: [...notices.filter((other) => JSON.stringify(other.content) !== words), notice],
  }));
  return notice.id;
}

export function removeNotices({ state }: CartCore, matches: (notice: Notice) => boolean): void {
  state.setState(({ notices }) =>
    notices.some(matches) ? { notices: notices.filter((notice) => !matches(notice)) } : {},
  );
}

/** Tells that something failed, and answers the notice's id; what can be repeated gets its button. */
export function addFailureNotice(core: CartCore, failure: Failure, retry: boolean): string {
  removeNotices(core, ({ content }) => content.kind === 'failure');
  return addNotice(core, { kind: 'failure', failure }, retry);
}
