// Apart from the schemas: a screen that lists units needs these words, and not the checks.

/** What units are about, in the order of their menu. */
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

/** Who may practise a unit. */
export const ACCESSES = ['FREE', 'VIP'] as const;

/** 10 words, then 10 sentences. */
export const ITEMS_PER_UNIT = 20;
