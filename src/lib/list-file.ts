/** The file of a list: all rows with further searched texts, for a page that has less. */
export interface ListFile {
  /** It changes with the rows. */
  address: string;
  /** Number of rows altogether. */
  total: number;
  /** Number of rows that the page shows without the file. */
  held: number;
  /** Address of a page with links to all rows, for readers whose browser runs no scripts. */
  page?: string;
}
