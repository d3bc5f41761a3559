/** What the parts of a list say; the application brings it in the reader's language. */
export interface ListLabels {
  /** Names the search field. */
  search: string;
  clearSearch: string;
  /** The choice that filters nothing. */
  all: string;
  sort: string;
  /** What the list says when rows were hidden and none is left. */
  noneFound: string;
  clear: string;
  more: string;
  /** Said when "more" brought the last rows. */
  allShown: string;
  found: (count: number) => string;
}
