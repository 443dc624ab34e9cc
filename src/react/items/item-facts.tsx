import type { CartItem } from '../../domain/cart.ts';
import { participantsOf } from '../../domain/participants.ts';
import { formatAppointmentDate, formatAppointmentTime } from '../../messages/format.ts';
import { texts } from '../../messages/texts.ts';
import { Icon, type IconName } from '../icons/icon.tsx';

/** Location, date and time of a ticket, and the number of participants. */
export function ItemFacts({ item: { appointment, product } }: { readonly item: CartItem }) {
  const participants = participantsOf(product);
  const facts: readonly (readonly [IconName, string, string | null | undefined])[] = [
    ['pin', texts.location, appointment?.location],
    ['calendar', texts.date, appointment && formatAppointmentDate(appointment.date)],
    ['clock', texts.time, appointment && formatAppointmentTime(appointment.date)],
    ['people', texts.participantsLabel, participants && texts.participants(participants)],
  ];
  const known = facts.filter(([, , value]) => value);
  return (
    known.length > 0 && (
      // eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role without bullets.
      <ul className="item-facts" part="item-facts" role="list">
        {known.map(([icon, label, value]) => (
          <li key={icon}>
            <Icon name={icon} />
            <span>
              <span className="unseen">{label}: </span>
              {value}
            </span>
          </li>
        ))}
      </ul>
    )
  );
}
