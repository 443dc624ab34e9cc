/** The form of the order data: shows who orders, and stores what is entered for the last check. */
import { personalInformation } from 'cart-fragment/storage';
import { orderPerson, zipDigits } from './order/order-person.ts';

export function fillOrderData(form: HTMLFormElement): void {
  const person = orderPerson();
  const { billingAddress } = person;
  const field = (id: string) => form.querySelector<HTMLInputElement>(`#${id}`)!;
  const values: Readonly<Record<string, string>> = {
    email: person.email,
    phone: person.phoneNumber,
    'first-name': billingAddress.firstName,
    'last-name': billingAddress.lastName,
    street: `${billingAddress.streetName} ${billingAddress.streetNumber}`.trim(),
    zip: billingAddress.zipCode,
    city: billingAddress.city,
  };
  // What was entered before this script has run stays.
  for (const [id, value] of Object.entries(values)) field(id).value ||= value;

  const store = () => {
    const textOf = (id: string) => field(id).value.trim();
    personalInformation.write({
      ...person,
      email: textOf('email'),
      phoneNumber: textOf('phone'),
      billingAddress: {
        ...billingAddress,
        firstName: textOf('first-name'),
        lastName: textOf('last-name'),
        streetName: textOf('street'),
        streetNumber: '',
        zipCode: textOf('zip'),
        city: textOf('city'),
      },
    });
  };
  const digits = zipDigits();
  Object.assign(field('zip'), { pattern: `\\d{${digits}}`, title: `Die Postleitzahl besteht aus ${digits} Ziffern.` });

  form.addEventListener('input', store);
  // Before the browser validates: blanks are no name. Enter in a field clicks this button as well.
  form.querySelector('.btn-primary')?.addEventListener('click', () => {
    for (const id of Object.keys(values)) field(id).value = field(id).value.trim();
  });
  form.addEventListener('submit', store);
}
