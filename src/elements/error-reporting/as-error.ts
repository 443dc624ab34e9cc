/**
 * Anything can be thrown, but only an error has a stack and a message. What a thrown object holds may be personal, so
 * just the names of its fields are told.
 */
export function asError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown;
  if (typeof thrown === 'object' && thrown !== null) {
    // Errors of another realm, such as a payment frame's.
    if ('message' in thrown && typeof thrown.message === 'string') return new Error(thrown.message, { cause: thrown });
    return new Error(`an object was thrown, with ${Object.keys(thrown).join(', ') || 'no fields'}`);
  }
  return new Error(String(thrown));
}
