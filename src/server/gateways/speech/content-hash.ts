import { createHash } from 'node:crypto';

/** 16 hex digits of the SHA-256 of any JSON: what a thing is made from. */
export const hashRecipe = (recipe: unknown): string =>
  createHash('sha256').update(JSON.stringify(recipe)).digest('hex').slice(0, 16);

/** 16 hex digits of the SHA-256 of a file's bytes: its name, so that it may be cached for ever. */
export const hashBytes = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 16);
