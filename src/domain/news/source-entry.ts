/** A news piece as a feed, a file or a folder gave it, cleaned to plain text. */
export interface SourceArticle {
  title: string;
  paragraphs: string[];
  /** Whom it comes from; choices spread over sources. */
  source: string;
  author: string | null;
  url: string | null;
  /** As its source wrote it; null when it says none. */
  licence: string | null;
  /** YYYY-MM-DD */
  date: string | null;
  /** As its source wrote it. */
  category: string | null;
}

/** What the editor says of a whole source; a piece's own words win. */
export interface SourceDefaults {
  source?: string | undefined;
  licence?: string | undefined;
  date?: string | undefined;
  category?: string | undefined;
}

/** Something that was not taken, and why, in one sentence. */
export interface RejectedEntry {
  /** The feed's address, the file, or the file and its line. */
  where: string;
  why: string;
}

/** One thing that reading a source brings forth. */
export type SourceEntry = { piece: SourceArticle } | { refused: RejectedEntry };
