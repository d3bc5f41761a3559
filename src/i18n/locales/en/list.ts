/** Texts of every list of the catalogue: search, filters, order. */
export const list = {
  search: 'Search',
  clearSearch: 'Clear the search',
  lookUp: 'Look the word up',
  all: 'All',
  sort: 'Sort by',
  newest: 'Newest',
  oldest: 'Oldest',
  noneFound: 'No results. Try another word, or remove the filters.',
  clear: 'Clear search and filters',
  more: 'Show more',
  allShown: 'End of list',
  found: '{count} in all',
  loading: 'Loading',
  moreFailed: 'The next ones did not load. Please press “Show more” again.',
  restFailed: 'The rest did not load, so some results may be missing.',
  shown: '{count} shown',
} as const;
