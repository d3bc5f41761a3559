/** What every list of the catalogue says: search, filters, order. */
export const list = {
  search: 'Search',
  clearSearch: 'Clear the search',
  all: 'All',
  sort: 'Sort by',
  newest: 'Newest',
  oldest: 'Oldest',
  noneFound: 'Nothing fits. Try another word, or take the filters away.',
  clear: 'Clear search and filters',
  more: 'Show more',
  allShown: 'That is all of them',
  found: '{count} in all',
  loading: 'Loading',
  moreFailed: 'The next ones did not load. Please press “Show more” again.',
  shown: '{count} shown',
} as const;
