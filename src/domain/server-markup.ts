/** Attribute of server-rendered markup. The element removes it on hydration. */
export const serverRenderedAttribute = 'data-server-rendered';
