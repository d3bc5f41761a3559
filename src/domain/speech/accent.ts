/** The accents of the model voices, which are also the two pronunciations of a card: General American and Southern
 *  British. */
export const ACCENTS = ['US', 'GB'] as const;
export type Accent = (typeof ACCENTS)[number];
