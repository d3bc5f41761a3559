/** How strictly speech is judged. */
export const LENIENCIES = ['ENCOURAGING', 'STANDARD', 'STRICT'] as const;
