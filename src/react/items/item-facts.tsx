import type { CartItem } from '../../domain/cart.ts';
import { participantsOf } from '../../domain/participants.ts';
import { formatAppointmentDate, formatAppointmentTime } from '../../messages/format.ts';
import { texts } from '../../messages/texts.ts';
import { Labeled } from '../controls/labeled.tsx';
import { Icon, type IconName } from '../icons/icon.tsx';

export function ItemFacts({ item: { appointment, product } }: { readonly item: CartItem }) {
  const participants = participantsOf(product);
  const facts: readonly (readonly [IconName, string, string | null | undefined])[] = [
    ['calendar', texts.date, appointment && formatAppointmentDate(appointment.date)],
    ['clock', texts.time, appointment && formatAppointmentTime(appointment.date)],
    ['pin', texts.location, appointment?.location],
    ['people', texts.participantsLabel, participants && texts.participants(participants)],
  ];
  // No list: the list of the cart has the items as its only entries.
  return (
    <div className="item-facts" part="item-facts">
      {facts.map(
        ([icon, label, value]) =>
          value && (
            <div key={icon}>
              <Icon name={icon} />
              <span>
                <Labeled label={label}>{value}</Labeled>
              </span>
            </div>
          ),
      )}
    </div>
  );
}
