/** Attribute of server-rendered markup. The element removes it on hydration. */
export const serverRenderedAttribute = 'data-server-rendered';

/** Attribute of the buttons in server markup, which do not work before hydration. */
export const earlyAttribute = 'data-early';
