import type { GalleryGroup } from '../gallery-state.ts';

/** One code for each sentence of the error catalog. */
const codes: readonly (readonly [code: number, title: string])[] = [
  [0, 'Allgemeiner Fehler'],
  [100, 'Express ins Ausland'],
  [104, 'Postleitzahl nicht belieferbar'],
  [300, 'Reservierung misslungen'],
  [606, 'Adresse unvollständig'],
  [702, 'Rabattcode abgelehnt'],
  [706, 'Mindestbestellwert nicht erreicht'],
  [712, 'Rabatte nicht verfügbar'],
  [716, 'Rabattaktion beendet'],
  [800, 'Zahlungsart nicht möglich'],
  [900, 'Gutschein in anderer Währung'],
  [902, 'Gutschein aus anderem Land'],
  [903, 'Gutschein abgelaufen'],
  [904, 'Gutschein unbekannt'],
  [905, 'Gutschein ohne Guthaben'],
  [906, 'Gutschein noch nicht bezahlt'],
  [907, 'Gutschein gesperrt'],
  [908, 'Gutschein nicht zurückgebucht'],
  [910, 'Gutschein ungültig'],
  [920, 'Gutschein für Gutscheine'],
  [1200, 'Bestellung nicht angelegt'],
];

export const initialErrorStates: GalleryGroup = {
  id: 'initial-errors',
  title: 'Fehler beim Öffnen der Seite',
  states: codes.map(([code, title]) => ({
    id: `initial-error-${code}`,
    title: `${title} (${code})`,
    scenario: 'single',
    part: 'notice',
    props: { initialErrorCode: code },
  })),
};
