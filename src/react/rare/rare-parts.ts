import { Announcement } from '../announce/announcement.tsx';
import { CrashScreen } from '../crash/crash-screen.tsx';
import { EmptyCart } from '../empty/empty-cart.tsx';
import { FocusAfterRemoval } from '../focus/focus-after-removal.ts';
import { CrashedRow } from '../items/crashed-row.tsx';
import { ItemFailure } from '../items/item-failure.tsx';
import { ItemWaiting } from '../items/item-waiting.tsx';
import { LoadFailure } from '../loading/load-failure.tsx';
import { NoticeBanner } from '../notices/notice-banner.tsx';
import { Notices } from '../notices/notices.tsx';
import { VoucherBlock } from '../vouchers/voucher-block.tsx';

/** What a page that simply shows a cart does without. None of it may import the module that loads it. */
export const rareParts = {
  Announcement,
  CrashScreen,
  CrashedRow,
  EmptyCart,
  FocusAfterRemoval,
  ItemFailure,
  ItemWaiting,
  LoadFailure,
  NoticeBanner,
  Notices,
  VoucherBlock,
};
