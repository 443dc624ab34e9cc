/** Sends captured errors. Loaded on the first error. */
export interface Transport {
  /**
   * Sends an error with the given id of 32 hexadecimal digits, and logs it if it is a mistake of the page. Never throws.
   * @param context where the error occurred.
   */
  send(error: unknown, eventId: string, context: string): void;
  /** Opens the report form for a sent event. Repeated clicks share one dialog. Never rejects. */
  openDialog(eventId: string): Promise<DialogOutcome>;
  /** Closes the client after pending events are sent. */
  close(): void;
}

/** `blocked`: the page's policy, an ad blocker or the network blocked the dialog. The event was sent nevertheless. */
export type DialogOutcome = 'opened' | 'blocked';
