import type { ReactElement } from 'react';

/** Children without texts, whose nodes translation software would replace. */
export type Elements = ReactElement | readonly Elements[] | false | '' | null | undefined;
