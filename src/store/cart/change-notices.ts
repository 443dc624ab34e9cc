import type { Notice, NoticeContent } from '../../domain/notice.ts';
import { initialNoticeId } from './cart-state.ts';
import type { StoreContext } from './store-context.ts';

let lastId = 0;

/** Adds a notice about the page or the cart. It replaces an equal one and retains its id. */
export function addNotice({ state }: StoreContext, content: NoticeContent): void {
  const { notices } = state.getState();
  const serialized = JSON.stringify(content);
  const isEqual = (other: Notice) => JSON.stringify(other.content) === serialized;
  const id = notices.find(isEqual)?.id ?? `notice-${++lastId}`;
  state.setState({ notices: [...notices.filter((other) => !isEqual(other)), { id, content, retry: false }] });
}

/** Removes notices, and the parameters of the address that the initial notice came with. */
export function removeNotices({ state, environment }: StoreContext, matches: (notice: Notice) => boolean): void {
  const { notices } = state.getState();
  const removed = notices.filter(matches);
  if (removed.length > 0) state.setState({ notices: notices.filter((notice) => !removed.includes(notice)) });
  if (removed.some(({ id }) => id === initialNoticeId)) {
    environment.page.removeQueryParameters(['cartWasSynced', 'error']);
  }
}
