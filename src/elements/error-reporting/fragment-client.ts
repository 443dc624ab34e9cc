import { BrowserClient, Scope, type Event, type EventHint } from '@sentry/browser';

type Options = ConstructorParameters<typeof BrowserClient>[0];

/**
 * A client that knows nothing of the host page's own Sentry.
 *
 * The base class adds to every event what the scopes in `window.__SENTRY__` hold, which are the host's: its user,
 * breadcrumbs, attachments and processors. It also counts our errors in the host's session, sends that session to our
 * project, and makes our event the host's `lastEventId`. Options cannot turn this off, so both ways in are closed here.
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
   * Sends an error under a given id. In contrast to `captureException` it neither minds nor leaves the mark that tells
   * the host's Sentry that an error has been taken care of.
   */
  send(error: Error, eventId: string): void {
    const hint = { event_id: eventId, originalException: error };
    this._process(() => this.eventFromException(error, hint).then((event) => this._captureEvent(event, hint)), 'error');
  }

  protected override async _captureEvent(event: Event, hint: EventHint = {}): Promise<string | undefined> {
    // The base class reports what fails while it reports, without end if that fails again.
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
