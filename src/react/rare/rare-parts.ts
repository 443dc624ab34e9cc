import { CrashScreen } from '../crash/crash-screen.tsx';
import { EmptyCart } from '../empty/empty-cart.tsx';
import { CrashedRow } from '../items/crashed-row.tsx';
import { ItemFailure } from '../items/item-failure.tsx';
import { ItemWaiting } from '../items/item-waiting.tsx';
import { LoadFailure } from '../loading/load-failure.tsx';
import { Notices } from '../notices/notices.tsx';

/** What a page that simply shows a cart does without. None of it may import the module that loads it. */
export const rareParts = { CrashScreen, CrashedRow, EmptyCart, ItemFailure, ItemWaiting, LoadFailure, Notices };
