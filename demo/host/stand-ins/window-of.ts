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
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', `${provider} (Attrappe)`);
  Object.assign(dialog.style, {
    maxWidth: '22rem',
    padding: '24px',
    border: '0',
    borderRadius: '12px',
    font: 'inherit',
  });
  const text = (tag: string, words: string) => Object.assign(document.createElement(tag), { textContent: words });
  const select = document.createElement('select');
  select.setAttribute('aria-label', 'Fall');
  select.append(...choices.map(({ name, label }) => new Option(label, name)));
  const buttons = document.createElement('p');
  buttons.append(
    button(pay, () => dialog.close(select.value || 'paid')),
    ' ',
    button('Abbrechen', () => dialog.close('')),
  );
  dialog.append(
    text('h2', `${provider} (Attrappe)`),
    text('p', `An dieser Stelle öffnet sich sonst das Fenster von ${provider}. Hier wird nichts bezahlt.`),
    ...(sum === null ? [] : [text('p', `Betrag: ${sum}`)]),
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

function button(label: string, pressed: () => void): HTMLButtonElement {
  const element = Object.assign(document.createElement('button'), { type: 'button', textContent: label });
  Object.assign(element.style, { padding: '10px 16px', font: 'inherit', cursor: 'pointer' });
  element.addEventListener('click', pressed);
  return element;
}

interface Look {
  readonly label: string;
  readonly height: number;
  readonly background: string;
  readonly color: string;
}

/** Creates a button that is labeled as a stand-in. */
export function standInButton({ label, height, background, color }: Look, pressed: () => void): HTMLButtonElement {
  const element = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: `${label} (Attrappe)`,
  });
  Object.assign(element.style, {
    flex: '1',
    width: '100%',
    height: `${height}px`,
    padding: '0 8px',
    border: '0',
    borderRadius: '4px',
    background,
    color,
    fontFamily: 'inherit',
    cursor: 'pointer',
  });
  element.addEventListener('click', pressed);
  return element;
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
