/** The dialog behind the services button (specification, 2); its caption comes with the product. */
export const servicesTexts = {
  title: 'Leistungen',
  priceGuarantee: 'Preisgarantie: Der Preis gilt zwölf Monate ab Kauf des Gutscheins.',
} as const;
