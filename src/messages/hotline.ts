/** Specification, 9. */
const hotlineHours = 'Mo-Fr 8-20, Sa 10-16';

export const hotlineSentence = `Unsere Hotline ist ${hotlineHours} Uhr für dich da.`;
