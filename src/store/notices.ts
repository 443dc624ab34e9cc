import type { Failure } from '../domain/failure.ts';
import type { Notice, NoticeContent } from '../domain/notice.ts';
import type { CartCore } from './cart-core.ts';

let lastId = 0;

/** Shows a notice; one that says the same replaces its older twin, so that it is told anew. */
export function addNotice({ state }: CartCore, content: NoticeContent, retry = false): void {
  const notice: Notice = { id: `notice-${++lastId}`, content, retry };
  const words = JSON.stringify(content);
  state.setState(({ notices }) => ({
    notices: [...notices.filter((other) => JSON.stringify(other.content) !== words), notice],
  }));
}

export function removeNotices({ state }: CartCore, matches: (notice: Notice) => boolean): void {
  state.setState(({ notices }) =>
    notices.some(matches) ? { notices: notices.filter((notice) => !matches(notice)) } : {},
  );
}

/** Tells that something failed; what can be repeated gets its button. */
export function addFailureNotice(core: CartCore, failure: Failure, retry: boolean): void {
  removeNotices(core, ({ content }) => content.kind === 'failure');
  addNotice(core, { kind: 'failure', failure }, retry);
}
