/** Something told about us, or something that others gave us. */
export const NEWS_HONOR_KINDS = ['NEWS', 'HONOR'] as const;
