/** Says how many changes of an earlier page were not saved, and are not sent any more. */
export const droppedText = (count: number) =>
  `${count === 1 ? 'Deine letzte Änderung wurde' : 'Deine letzten Änderungen wurden'} nicht übernommen. Bitte prüfe deine Bestellung.`;
