/** Titles of products of the demo shop. */
export const titles = {
  balloon: 'Ballonfahrt im Alpenvorland',
  racing: 'Rennwagen selber fahren',
  parachute: 'Fallschirm-Tandemsprung aus 4.000 Metern',
  getaway: 'Kurzurlaub-Box',
  voucher: 'Wertgutschein 50 €',
  quad: 'Quad-Tour über Stock und Stein',
  cooking: 'Thai-Kochkurs',
} as const;
