// Separate from the schemas: a page that lists units needs these values without the validation.

/** Categories of units, in the order of their menu. */
export const CATEGORIES = [
  'technology',
  'entertainment',
  'science',
  'sports',
  'business',
  'general',
  'health',
] as const;

/** CEFR levels of the units. */
export const LEVELS = ['A2', 'B1', 'B2'] as const;

/** Access to a unit: for everybody, or for members. */
export const ACCESSES = ['FREE', 'VIP'] as const;
export type Access = (typeof ACCESSES)[number];

/** 10 words, then 10 sentences. */
export const ITEMS_PER_UNIT = 20;
