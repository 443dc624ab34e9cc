/** The dialog with the services of a product. The title is used if the product has no caption. */
export const servicesTexts = {
  title: 'Leistungen',
  priceGuarantee: 'Preisgarantie: Der Preis gilt zwölf Monate ab Kauf des Gutscheins.',
} as const;
