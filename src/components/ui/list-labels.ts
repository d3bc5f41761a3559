/** Texts of a list's parts; the application passes them in the user's language. */
export interface ListLabels {
  /** Label of the search field. */
  search: string;
  clearSearch: string;
  /** The button that looks up an English search; null for a list of other content. */
  lookUp: string | null;
  /** The option that filters nothing. */
  all: string;
  sort: string;
  /** Empty state when search and filters hide all rows. */
  noneFound: string;
  clear: string;
  more: string;
  /** Announced when "more" has shown the last rows. */
  allShown: string;
  found: (count: number) => string;
  /** Announced while the next page is fetched. */
  loading: string;
  /** Shown when the next page could not be fetched. */
  moreFailed: string;
  /** Shown when the other rows of a list could not be fetched. */
  restFailed: string;
  /** The button that fetches them again. */
  retry: string;
  /** Announced after a page was added: the number of rows shown now. */
  shown: (count: number) => string;
}
