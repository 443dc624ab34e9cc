/** The field that an attribute overrides, even if it is empty. */
export const fieldOfAttribute = {
  'base-url': 'baseUrl',
  tenant: 'tenant',
  'customer-email-hash': 'customerEmailHash',
  'next-step-url': 'nextStepUrl',
  'last-check-url': 'lastCheckUrl',
} as const;

/** The properties of the element that reflect an attribute. */
export const attributeProperties = [...Object.values(fieldOfAttribute), 'dataSource'] as const;

/** All properties of the element that a page sets. */
export const hostProperties = ['fragmentData', ...attributeProperties] as const;
