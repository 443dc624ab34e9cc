import type { ReactElement } from 'react';

/** What may stand next to other elements: no texts, because software that translates pages replaces their nodes. */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;
