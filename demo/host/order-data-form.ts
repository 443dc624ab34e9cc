/** The form of the order data: shows who orders, and stores what is entered for the last check. */
import { personalInformation } from 'cart-fragment/storage';
import { orderPerson } from './order/order-person.ts';

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
  form.addEventListener('input', store);
  form.querySelector('.btn-primary')?.addEventListener('click', (event) => {
    if (form.reportValidity()) store();
    else event.preventDefault();
  });
}
