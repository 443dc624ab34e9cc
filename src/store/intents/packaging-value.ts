/** A packaging as the value of a goal. Types contain no space. */
export const packagingValue = (type: string, variantId: string | null | undefined) => `${type} ${variantId ?? ''}`;
