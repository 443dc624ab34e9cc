import { decidedType } from '../../domain/changeset.ts';
import type { Notice, NoticeContent } from '../../domain/notice.ts';
import { changesetMessage } from '../../messages/changeset-message.ts';
import { formatAppointmentDate, formatAppointmentTime } from '../../messages/format.ts';
import { texts } from '../../messages/texts.ts';
import { derive } from '../cart/derive.ts';
import type { CartState } from '../cart/cart-state.ts';
import { confirmedCart } from '../cart/cart-selectors.ts';
import { itemSlot } from '../intents/slots.ts';
import { addNotice, removeNotices } from '../cart/change-notices.ts';
import type { StoreContext } from '../cart/store-context.ts';
import { withAppointments } from '../../domain/cart.ts';

const followed = new WeakSet<StoreContext>();

/** Names the appointments that cannot be reserved, as long as they are in the cart, with a link to the first one. */
export function showReservationNotice(context: StoreContext): void {
  removeNotices(context, (notice) => isAboutReservation(notice) || isOutdatedAppointment(notice));
  const content = describe(context.state.getState());
  if (content) addNotice(context, content);
  if (!followed.has(context)) derive(context, updated);
  followed.add(context);
}

function updated(now: CartState, before: CartState): Partial<CartState> {
  if (now.phase === before.phase && now.failedAppointmentIds === before.failedAppointmentIds) return now;
  const content = describe(now);
  const ofNotice = (notice: Notice) => (content ? { ...notice, content } : []);
  return { notices: now.notices.flatMap((notice) => (isAboutReservation(notice) ? ofNotice(notice) : notice)) };
}

function isAboutReservation({ content }: Notice): boolean {
  return content.kind === 'failedReservation';
}

/** What the shop says on load. The notice repeats it, with a link to the row. */
function isOutdatedAppointment({ content }: Notice): boolean {
  return content.kind === 'changeset' && decidedType(content.changeset) === 'OutdatedAppointment';
}

function describe(state: CartState): NoticeContent | null {
  const items = withAppointments(confirmedCart(state), state.failedAppointmentIds);
  const [first] = items;
  if (!first) return null;
  const outdatedAppointments = items.map(({ product: { title }, appointment }) => {
    const { date = '' } = appointment ?? {};
    const time = [formatAppointmentDate(date), formatAppointmentTime(date)].filter(Boolean).join(', ');
    return { productId: '', title, appointment: time, appointmentId: '' };
  });
  const none = { removedItems: [], priceIncreasedItems: [], priceDecreasedItems: [], removedShippingMethods: [] };
  const changes = { ...none, outdatedAppointments };
  const message = changesetMessage({ type: 'OutdatedAppointment', message: null, changes }, state.data.baseUrl);
  const link = { text: texts.show, href: `#${first.id}`, target: itemSlot(first.id) };
  return { kind: 'failedReservation', ...message, link };
}
