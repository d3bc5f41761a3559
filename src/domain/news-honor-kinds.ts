/** Kinds of entries: news about the site, and honours that it received. */
export const NEWS_HONOR_KINDS = ['NEWS', 'HONOR'] as const;
