import { BrowserClient, Scope, type Event, type EventHint } from '@sentry/browser';

type Options = ConstructorParameters<typeof BrowserClient>[0];

/**
 * A client that is isolated from the host page's own Sentry.
 *
 * The base class adds the data of the host's scopes in `window.__SENTRY__` to every event: user, breadcrumbs,
 * attachments and processors. It also counts the cart's errors in the host's session, sends that session to the cart's
 * project, and sets the host's `lastEventId`. No option disables this, so two methods are overridden.
 */
export class FragmentClient extends BrowserClient {
  readonly #scope = new Scope();
  readonly #common: Readonly<Partial<Event>>;

  /** `common` is part of every event. */
  constructor(options: Options, common: Readonly<Partial<Event>>) {
    super(options);
    this.#common = common;
  }

  /**
   * Sends an error with a given id. Unlike `captureException`, it neither checks nor sets the flag by which the host's
   * Sentry recognizes captured errors.
   */
  send(error: Error, eventId: string): void {
    const hint = { event_id: eventId, originalException: error };
    this._process(() => this.eventFromException(error, hint).then((event) => this._captureEvent(event, hint)), 'error');
  }

  protected override async _captureEvent(event: Event, hint: EventHint = {}): Promise<string | undefined> {
    // The base class reports its own failures, which would recurse endlessly if the report fails, too.
    if (isAboutReporting(hint)) return undefined;
    return super._captureEvent(event, hint, this.#scope, this.#scope);
  }

  protected override async _prepareEvent(event: Event, hint: EventHint): Promise<Event | null> {
    const { release, environment } = this.getOptions();
    this.emit('preprocessEvent', event, hint);
    let prepared: Event | null = {
      ...event,
      ...this.#common,
      platform: 'javascript',
      timestamp: Date.now() / 1000,
      ...(hint.event_id && { event_id: hint.event_id }),
      ...(release && { release }),
      ...(environment && { environment }),
    };
    for (const process of this.getEventProcessors()) prepared = prepared && (await process(prepared, hint));
    return prepared;
  }
}

function isAboutReporting({ data }: EventHint): boolean {
  return typeof data === 'object' && data !== null && '__sentry__' in data;
}
