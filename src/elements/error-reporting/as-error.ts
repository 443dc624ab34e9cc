/** Values in a thrown object may be personal, so the message contains only the names of its fields. */
export function asError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown;
  if (typeof thrown === 'object' && thrown !== null) {
    // Errors of another realm, for example of a payment frame.
    if ('message' in thrown && typeof thrown.message === 'string') return new Error(thrown.message, { cause: thrown });
    return new Error(`an object was thrown, with ${Object.keys(thrown).join(', ') || 'no fields'}`);
  }
  return new Error(String(thrown));
}
