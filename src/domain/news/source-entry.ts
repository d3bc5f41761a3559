import type { CefrLevel } from '../grading/types';

/** Forms in which articles are imported: entries of a feed, files of text, lines of a JSON Lines file. */
export const ARTICLE_ORIGINS = ['FEED', 'TEXT', 'LINES'] as const;
export type ArticleOrigin = (typeof ARTICLE_ORIGINS)[number];

/** A news article as read from a feed, a file or a folder, cleaned to plain text. */
export interface SourceArticle {
  title: string;
  paragraphs: string[];
  /** Name of the publisher; selection spreads over sources. */
  source: string;
  author: string | null;
  url: string | null;
  /** As its source wrote it; null without one. */
  licence: string | null;
  /** YYYY-MM-DD */
  date: string | null;
  /** As its source wrote it. */
  category: string | null;
  /** As its editor wrote it; graded without one. */
  level?: CefrLevel;
}

/** Values that the editor sets for a whole source; an article's own values take precedence. */
export interface SourceDefaults {
  source?: string | undefined;
  licence?: string | undefined;
  date?: string | undefined;
  category?: string | undefined;
}

/** An entry of a source that was rejected. */
export interface RejectedEntry {
  /** The feed's address, the file, or the file and its line. */
  location: string;
  /** The reason in one sentence. */
  reason: string;
}

/** One result of reading a source: an article or a rejected entry. */
export type SourceEntry = { article: SourceArticle } | { rejected: RejectedEntry };
