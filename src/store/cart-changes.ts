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
import { proceed } from './proceed.ts';
import { createWishOutcomes } from './wish-outcomes.ts';
import { createWishQueue } from './wish-queue.ts';
import { isSlow, tellOfSlowChanges } from './slow-changes.ts';
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
  let proceedFailed = false;
  let leaving: { readonly controller: AbortController; readonly end: Promise<void> } | null = null;
  let forgetRefetch: (() => void) | null = null;

  /** However many fetches were told to wait, one follows. */
  function refetchLater(source: CartSource, seconds: number): void {
    forgetRefetch?.();
    forgetRefetch = core.later(() => void loader.refetch(source), seconds * 1000);
  }

  async function goOn(): Promise<void> {
    if (leaving) return;
    const controller = new AbortController();
    const end = proceed(core, calls, controller.signal).then((done) => {
      leaving = null;
      proceedFailed = !done;
    });
    leaving = { controller, end };
    await end;
  }

  /** What can only be sent later is told at once, not when a call has failed. */
  function tellWhenOffline(): void {
    const waiting = state.getState().wishes.some(({ activity }) => activity === 'Offline');
    if (waiting && !core.world.network.isOnline()) addFailureNotice(core, { kind: 'offline' }, true);
  }

  async function retry(): Promise<void> {
    const { phase, wishes, notices } = state.getState();
    const goesOn = proceedFailed || leaving !== null;
    const unsure = wishes.length > 0 || (notices.some((notice) => notice.retry) && !goesOn);
    if (leaving) {
      leaving.controller.abort();
      await leaving.end;
    }
    removeNotices(core, (notice) => notice.retry);
    forgetRefetch?.();
    if (phase.kind !== 'ready') return loader.load();
    queue.revive();
    if (unsure) await loader.converge();
    queue.pump();
    if (goesOn) await goOn();
  }

  function giveUpFor({ content }: Notice): void {
    if (content.kind === 'slow' && content.what === 'proceed') leaving?.controller.abort();
    else {
      const given = state.getState().wishes.filter(content.kind === 'slow' ? isSlow : hasFailed);
      queue.giveUp(given.map((wish) => subjectOf(wish.change)));
    }
  }

  tellOfSlowChanges(core);
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
    proceed: goOn,
    redeem: (campaign) => redeemCampaign(core, calls, campaign),
    explain: (error, source) => explainFetchError(core, error, source, refetchLater),
    networkIsBack() {
      const { phase, wishes, notices } = state.getState();
      const missed = notices.some(({ content }) => content.kind === 'failure' && content.failure.kind === 'offline');
      if (phase.kind === 'failed' || wishes.length > 0 || missed) void retry();
      else queue.pump();
    },
    stop() {
      leaving?.controller.abort();
      queue.stop();
    },
  };
}

function hasFailed({ failed }: Wish): boolean {
  return failed;
}
