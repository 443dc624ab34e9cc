/** Attribute of server-rendered markup. The element removes it on hydration. */
export const serverMark = 'data-server-rendered';
