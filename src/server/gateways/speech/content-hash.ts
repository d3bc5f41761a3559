import { createHash } from 'node:crypto';

/** Hashes the inputs of generated content: 16 hex digits of the SHA-256 of any JSON. */
export const hashRecipe = (recipe: unknown): string =>
  createHash('sha256').update(JSON.stringify(recipe)).digest('hex').slice(0, 16);

/** Hashes a file's bytes for its name, so that it may be cached for ever: 16 hex digits of the SHA-256. */
export const hashBytes = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 16);
