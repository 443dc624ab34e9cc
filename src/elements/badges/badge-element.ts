import { tryOrNull } from '../../domain/try-or-null.ts';
import { documentMember } from '../../dom/document-member.ts';
import { version } from '../version.ts';
import styles from './badge.css';

// A server can import the element but not create one.
const Base = typeof HTMLElement === 'undefined' ? (Object as unknown as typeof HTMLElement) : HTMLElement;

/** Shows a number while it is connected, and nothing for 0. */
export abstract class BadgeElement extends Base {
  /** The version of the package. */
  static readonly version: string = version;

  /** The accessible name of a number. */
  protected abstract readonly label: (count: number) => string;

  #listening: AbortController | null = null;

  /** @internal */
  connectedCallback(): void {
    if (!this.shadowRoot) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet];
    }
    this.#listening = new AbortController();
    this.follow(this.#listening.signal);
    window.addEventListener('pageshow', () => this.update(), this.#listening);
    this.update();
  }

  /** @internal */
  disconnectedCallback(): void {
    this.#listening?.abort();
  }

  /** @internal */
  attributeChangedCallback(): void {
    if (this.isConnected) this.update();
  }

  /** Listens for changes until the element is disconnected. */
  protected abstract follow(signal: AbortSignal): void;

  /** Shows the number that is known without an event. */
  protected abstract update(): void;

  protected show(count: number): void {
    if (!(count > 0)) return this.shadowRoot?.replaceChildren();
    const number = documentMember('createElement').call(document, 'span');
    const attributes = { part: 'number', role: 'img', lang: 'de', 'aria-label': this.label(count) };
    for (const [name, value] of Object.entries(attributes)) number.setAttribute(name, value);
    number.textContent = String(count);
    this.shadowRoot?.replaceChildren(number);
  }

  /** The absolute `base-url`; null without a usable one, for whatever shop the page has. */
  protected shop(): string | null {
    return this.resolve(this.getAttribute('base-url'));
  }

  protected resolve(url: string | null): string | null {
    return tryOrNull(() => url && new URL(url, this.baseURI).href);
  }
}
