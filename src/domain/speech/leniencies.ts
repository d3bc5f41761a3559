/** Levels of strictness of the speech scorer. */
export const LENIENCIES = ['ENCOURAGING', 'STANDARD', 'STRICT'] as const;
export type Leniency = (typeof LENIENCIES)[number];
