/** Marks markup that the server has rendered; the element takes the mark off when it takes the markup over. */
export const serverMark = 'data-server-rendered';
