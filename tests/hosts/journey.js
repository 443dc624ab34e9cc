/**
 * The main journey, run inside the page by the driver of any browser, so it cannot import the page objects of the other
 * tests. Returns what the shopper and the page observe.
 */
export async function journey() {
  const cart = document.querySelector('cart-fragment');
  const inside = (selector) => cart.shadowRoot?.querySelector(selector) ?? null;
  const output = document.querySelector('output');

  async function until(condition) {
    const deadline = performance.now() + 15_000;
    while (!condition()) {
      if (performance.now() > deadline) throw new Error(`timed out waiting for: ${condition}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  const quantity = () => inside('select[name="quantity-koch"]');
  const seen = { heading: '', amounts: [], brand: '', modal: false, focused: '', next: '', widths: {} };
  await until(() => output.textContent === '239.7');
  seen.heading = inside('h1').textContent;
  seen.amounts.push(output.textContent);

  quantity().value = '5';
  quantity().dispatchEvent(new Event('change', { bubbles: true }));
  await until(() => output.textContent !== '239.7');
  seen.amounts.push(output.textContent);

  document.querySelector('#brand').click();
  await until(() => cart.dataset.brand === 'md');
  seen.brand = cart.dataset.brand;

  // The open dialog of the discount code moves with its element.
  inside('[part~="discount"] button').click();
  await until(() => inside('dialog[open]'));
  const box = document.body.appendChild(document.createElement('div'));
  if (box.moveBefore) box.moveBefore(cart, null);
  else box.append(cart);
  await until(() => inside('dialog')?.matches(':modal'));
  seen.modal = true;
  seen.focused = cart.shadowRoot.activeElement?.localName ?? '';
  inside('dialog [part~="close"]').click();
  await until(() => !inside('dialog'));

  document.querySelector('#toggle').click();
  await new Promise((resolve) => setTimeout(resolve, 50));
  document.querySelector('#toggle').click();
  await until(() => quantity()?.value === '5');
  seen.amounts.push(output.textContent);

  const shrinking = {
    'flex item': 'display: flex; flex-direction: column; align-items: center',
    float: 'float: left',
    'inline-block': 'display: inline-block',
    absolute: 'position: absolute',
    'table cell': 'display: table-cell',
    'fit-content': 'width: fit-content',
  };
  const container = document.body.appendChild(document.createElement('div'));
  container.style.cssText = 'position: relative; width: 600px';
  for (const [name, style] of Object.entries(shrinking)) {
    const around = document.createElement('div');
    around.style.cssText = style;
    container.replaceChildren(around);
    around.append(cart);
    seen.widths[name] = Math.round(inside('[part~="page"]').getBoundingClientRect().width);
  }
  document.body.append(cart);

  // A host that cancels the event navigates itself.
  window.addEventListener('cartProceed', (event) => {
    event.preventDefault();
    seen.next = event.detail.nextStepUrl;
  });
  inside('[part~="proceed"]').click();
  await until(() => seen.next);
  return seen;
}
