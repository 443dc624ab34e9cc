/** A packaging as the value of a goal. Types contain no space. */
export const packed = (type: string, variantId: string | null | undefined) => `${type} ${variantId ?? ''}`;
