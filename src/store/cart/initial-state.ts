import { discountProblem } from '../../domain/cart.ts';
import type { FragmentData } from '../../domain/fragment-data.ts';
import type { Notice, NoticeContent } from '../../domain/notice.ts';
import type { CartState } from './cart-state.ts';

/** The state of the first render, on the server and in the browser. */
export function initialState(data: FragmentData): CartState {
  const { initialCart } = data.rootComponentProps;
  return {
    data,
    loginAt: 0,
    phase: initialCart ? { kind: 'ready', cart: initialCart } : { kind: 'absent' },
    isStale: false,
    isFetching: false,
    redeeming: false,
    online: true,
    log: [],
    removed: [],
    order: null,
    fetchFailure: null,
    checkout: { kind: 'idle' },
    notices: initialNotices(data),
    failedAppointmentIds: [],
    sumChange: null,
    deliveryTerms: null,
  };
}

export const initialNoticeId = 'initial';

function initialNotices(data: FragmentData): Notice[] {
  const { initialCart } = data.rootComponentProps;
  const message = initialCart && discountProblem(initialCart);
  return [
    ...dataNotices(data),
    ...(message ? [{ id: 'initial-discount', content: { kind: 'discount' as const, message }, retry: false }] : []),
  ];
}

export function dataNotices({ rootComponentProps: props }: FragmentData): readonly Notice[] {
  const show = (content: NoticeContent) => [{ id: initialNoticeId, content, retry: false }];
  if (props.initialErrorCode !== null) return show({ kind: 'initialError', errorCode: props.initialErrorCode });
  if (props.initialChangeset) return show({ kind: 'changeset', changeset: props.initialChangeset });
  return props.cartWasSynced ? show({ kind: 'synced' }) : [];
}
