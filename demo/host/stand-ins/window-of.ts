/** Parts shared by the stand-ins: the window, the button, and the checks of options and containers. */

export interface Choice {
  readonly name: string;
  readonly label: string;
}

interface WindowOptions {
  readonly provider: string;
  /** As shown to the shopper. */
  readonly sum: string | null;
  readonly choices?: readonly Choice[];
  readonly pay?: string;
}

/** Resolves to the chosen case, or null if the shopper closes the window. */
export function openWindow({ provider, sum, choices = [], pay = 'Bezahlen' }: WindowOptions): Promise<string | null> {
  const dialog = element('dialog', windowStyle);
  dialog.setAttribute('aria-label', `${provider} (Attrappe)`);
  const select = element('select', { ...controlStyle, width: '100%', padding: '0 12px' });
  select.setAttribute('aria-label', 'Fall');
  select.append(...choices.map(({ name, label }) => new Option(label, name)));
  const buttons = element('p', { display: 'flex', flexWrap: 'wrap', gap: '12px', margin: '20px 0 0' });
  buttons.append(
    button(pay, () => dialog.close(select.value || 'paid'), { background: '#1f2329', color: '#fff' }),
    button('Abbrechen', () => dialog.close(''), { background: '#fff', color: '#1f2329' }),
  );
  const paragraph = { margin: '0 0 12px', fontSize: '16px', lineHeight: '1.5' };
  dialog.append(
    element('h2', { ...paragraph, fontSize: '20px', lineHeight: '1.3' }, `${provider} (Attrappe)`),
    element(
      'p',
      paragraph,
      `An dieser Stelle öffnet sich sonst das Fenster von ${provider}. Hier wird nichts bezahlt.`,
    ),
    ...(sum === null ? [] : [element('p', { ...paragraph, fontWeight: 'bold' }, `Betrag: ${sum}`)]),
    ...(choices.length > 0 ? [select] : []),
    buttons,
  );
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue || null);
    });
  });
}

/** In pixels: some pages set the size of their root to 62.5 %. With margins, which some reset for all elements. */
const windowStyle: Style = {
  boxSizing: 'border-box',
  width: 'min(420px, 100vw - 32px)',
  maxWidth: 'none',
  margin: 'auto',
  padding: '24px',
  // Visible in forced colors.
  border: '1px solid transparent',
  borderRadius: '12px',
  background: '#fff',
  boxShadow: '0 12px 48px rgb(0 0 0 / 30%)',
  color: '#1f2329',
  fontFamily: 'inherit',
};

const controlStyle: Style = {
  boxSizing: 'border-box',
  minHeight: '48px',
  border: '1px solid #1f2329',
  borderRadius: '8px',
  fontFamily: 'inherit',
  fontSize: '16px',
};

type Style = Readonly<Partial<CSSStyleDeclaration>>;

/** Creates an element with styles that no policy of the page blocks. */
function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  style: Style,
  textContent = '',
): HTMLElementTagNameMap[Name] {
  const created = Object.assign(document.createElement(name), { textContent });
  Object.assign(created.style, style);
  return created;
}

function button(label: string, pressed: () => void, style: Style): HTMLButtonElement {
  const created = element(
    'button',
    { ...controlStyle, flex: '1', padding: '8px 16px', fontWeight: 'bold', cursor: 'pointer', ...style },
    label,
  );
  created.type = 'button';
  created.addEventListener('click', pressed);
  return created;
}

/** Providers remove their frames when the page is left, also from a page that will come back. */
for (const type of ['pagehide', 'freeze']) {
  addEventListener(type, () => document.querySelectorAll('[data-stand-in]').forEach((drawn) => drawn.remove()), true);
}

interface Look {
  readonly label: string;
  readonly height: number;
  readonly background: string;
  readonly color: string;
}

/** Creates a button that is labeled as a stand-in. */
export function standInButton({ label, height, background, color }: Look, pressed: () => void): HTMLButtonElement {
  const created = element(
    'button',
    {
      boxSizing: 'border-box',
      flex: '1',
      width: '100%',
      height: `${height}px`,
      padding: '0 8px',
      border: '1px solid transparent',
      borderRadius: '4px',
      background,
      color,
      fontFamily: 'inherit',
      cursor: 'pointer',
    },
    `${label} (Attrappe)`,
  );
  created.type = 'button';
  created.dataset['standIn'] = '';
  created.addEventListener('click', pressed);
  return created;
}

/** Throws for options that the provider does not have, such as misspelled ones. */
export function requireKnown<Options extends object>(
  provider: string,
  given: Options,
  known: readonly (keyof Options & string)[],
): void {
  const unknown = Object.keys(given).filter((name) => !(known as readonly string[]).includes(name));
  if (unknown.length > 0) throw new Error(`${provider}: unknown options: ${unknown.join(', ')}`);
}

/** Providers draw only into elements of the document, which they look up there. */
export function requireContainer(container: Element | null, provider: string): HTMLElement {
  if (!(container instanceof HTMLElement)) throw new Error(`${provider}: the container does not exist`);
  if (!container.isConnected) throw new Error(`${provider}: the container is not in the document`);
  if (container.getRootNode() !== document) throw new Error(`${provider}: the container is in a shadow root`);
  if (container.childElementCount > 0) throw new Error(`${provider}: the container is not empty`);
  return container;
}
