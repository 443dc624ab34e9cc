/** What takes captured errors away; loaded only when there is one. */
export interface Transport {
  /** Sends an error under an id that was given to it before, 32 hexadecimal digits; never throws. */
  send(error: unknown, eventId: string): void;
  /** Lets the shopper tell about an event that was sent; clicks while it opens share one dialog. Never rejects. */
  openDialog(eventId: string): Promise<DialogOutcome>;
  /** Lets go of the page once everything has been sent. */
  close(): void;
}

/** `blocked`: the page's policy, an ad blocker or the network kept the dialog away; the sent event stays. */
export type DialogOutcome = 'opened' | 'blocked';
