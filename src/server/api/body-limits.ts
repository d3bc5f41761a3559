/** Maximum size of the body of a call by what it takes, bytes. */
export const BODY_LIMITS = {
  /** Fields of a form, as in the REST contract. */
  fields: 64 * 1024,
  /** Long texts of operators, or the results that a device sends together. */
  texts: 1024 * 1024,
  /** A file of 5 MB in base64, with its other fields. */
  file: 8 * 1024 * 1024,
} as const;
export type BodyKind = keyof typeof BODY_LIMITS;

/** Maximum size of any body: that of a batch is the sum of its calls' maximums, but no more than this. */
const MAX_BATCH_BYTES = BODY_LIMITS.file;

/** Maximum size of the body of a batch of calls, bytes. An unknown call counts as `fields`. */
export function maxBodyBytes(kinds: readonly (BodyKind | undefined)[]): number {
  const sum = kinds.reduce((bytes, kind = 'fields') => bytes + BODY_LIMITS[kind], 0);
  return Math.min(sum, MAX_BATCH_BYTES);
}
