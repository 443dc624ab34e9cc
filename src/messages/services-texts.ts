/** Dialog with the services of a product (specification, 2), which brings the caption. */
export const servicesTexts = {
  title: 'Leistungen',
  priceGuarantee: 'Preisgarantie: Der Preis gilt zwölf Monate ab Kauf des Gutscheins.',
} as const;
