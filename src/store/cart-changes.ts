import { createChangeCalls, type ChangeCalls } from '../api/change-calls.ts';
import type { Failure } from '../domain/failure.ts';
import type { Notice } from '../domain/notice.ts';
import type { CartSource } from './accept-cart.ts';
import type { Campaign } from './campaign-cookies.ts';
import type { CartCore } from './cart-core.ts';
import type { CartLoader } from './cart-loader.ts';
import { redeemCampaign } from './discount-campaign.ts';
import { explainFetchError } from './explain-fetch-error.ts';
import { addFailureNotice, removeNotices } from './notices.ts';
import { reportCartFaults } from './report-cart-faults.ts';
import { createWishOutcomes } from './wish-outcomes.ts';
import { createWishQueue } from './wish-queue.ts';
import { isSlow, tellOfSlowChanges } from './slow-changes.ts';
import { createWayOn } from './way-on.ts';
import { subjectOf, type Wish } from './wish.ts';

/** What it takes to change a cart and to leave it, loaded once a cart is on the screen. */
export interface CartChanges {
  readonly calls: ChangeCalls;
  send(wish: Wish): void;
  pump(): void;
  giveUp(subjects: readonly string[]): void;
  /** Gives up what a notice was about that could have been tried again. */
  giveUpFor(notice: Notice): void;
  retry(): Promise<void>;
  proceed(): Promise<void>;
  redeem(campaign: Campaign): Promise<boolean>;
  explain(error: unknown, source: CartSource): Failure;
  networkIsBack(): void;
  stop(): void;
}

export function createCartChanges(core: CartCore, loader: CartLoader): CartChanges {
  const { state } = core;
  const calls = createChangeCalls(core.call);
  const queue = createWishQueue(
    core,
    calls,
    createWishOutcomes(core, loader, () => queue),
  );
  const wayOn = createWayOn(core, calls);
  let forgetRefetch: (() => void) | null = null;

  /** However many fetches were told to wait, one follows. */
  function refetchLater(source: CartSource, seconds: number): void {
    forgetRefetch?.();
    forgetRefetch = core.later(() => void loader.converge(source), seconds * 1000);
  }

  /** What can only be sent later is told at once, not when a call has failed. */
  function tellWhenOffline(): void {
    const waiting = state.getState().wishes.some(({ activity }) => activity === 'Offline');
    if (waiting && !core.world.network.isOnline()) addFailureNotice(core, { kind: 'offline' }, true);
  }

  async function retry(): Promise<void> {
    const { phase, wishes, notices } = state.getState();
    const goesOn = wayOn.isWanted();
    const unsure = wishes.length > 0 || (notices.some((notice) => notice.retry) && !goesOn);
    const turningBack = wayOn.callOff();
    if (turningBack) await turningBack;
    removeNotices(core, (notice) => notice.retry);
    forgetRefetch?.();
    if (phase.kind !== 'ready') return loader.load();
    queue.revive();
    if (unsure) await loader.converge();
    queue.pump();
    if (goesOn) await wayOn.go();
  }

  function giveUpFor({ content }: Notice): void {
    if (content.kind === 'slow' && content.what === 'proceed') void wayOn.callOff();
    else {
      const given = state.getState().wishes.filter(content.kind === 'slow' ? isSlow : hasFailed);
      queue.giveUp(given.map((wish) => subjectOf(wish.change)));
    }
  }

  tellOfSlowChanges(core);
  reportCartFaults(core);
  return {
    calls,
    giveUpFor,
    send(wish) {
      queue.send(wish);
      tellWhenOffline();
    },
    pump() {
      queue.pump();
      tellWhenOffline();
    },
    giveUp: (subjects) => queue.giveUp(subjects),
    retry,
    proceed: () => wayOn.go(),
    redeem: (campaign) => redeemCampaign(core, calls, campaign),
    explain: (error, source) => explainFetchError(core, error, source, refetchLater),
    networkIsBack() {
      const { phase, wishes, notices } = state.getState();
      const missed = notices.some(({ content }) => content.kind === 'failure' && content.failure.kind === 'offline');
      if (phase.kind === 'failed' || wishes.length > 0 || missed) void retry();
      else queue.pump();
    },
    stop() {
      void wayOn.callOff();
      queue.stop();
    },
  };
}

function hasFailed({ failed }: Wish): boolean {
  return failed;
}
