/** The properties of the element that reflect an attribute. */
export const attributeProperties = [
  'baseUrl',
  'tenant',
  'customerEmailHash',
  'nextStepUrl',
  'lastCheckUrl',
  'dataSource',
] as const;

/** All properties of the element that a page sets. */
export const hostProperties = ['fragmentData', ...attributeProperties] as const;
