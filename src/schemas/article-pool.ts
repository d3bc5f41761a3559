import { z } from 'zod';
import { CEFR_LEVELS } from '~/domain/grading/types';
import { REJECTION_KINDS } from '~/domain/news/rejection-kind';
import { ARTICLE_ORIGINS } from '~/domain/news/source-entry';
import { MAX_TEXT_FILE_BYTES } from '~/domain/news/text-file';
import { CATEGORIES } from '~/domain/unit-kinds';
import { searchTextSchema, tableInputSchema, tablePageSchema } from './table';
import { textSchema, typedSchema } from './text';

/** Input of the table of imported articles. `q` is a part of the title or of the source's name. */
export const listPoolSchema = tableInputSchema(['importedAt'], {
  q: searchTextSchema.optional(),
  category: z.enum(CATEGORIES).optional(),
  level: z.enum(CEFR_LEVELS).optional(),
  licence: z.enum(['named', 'none']).optional(),
});
export type ListPoolInput = z.infer<typeof listPoolSchema>;

export const licenceProblemSchema = z.enum(['none', 'non-commercial', 'no-derivatives']).nullable();

const poolArticleSchema = z.object({
  id: z.string(),
  title: z.string(),
  source: z.string(),
  url: z.string().nullable(),
  licence: z.string().nullable(),
  /** Reason why no unit may be chosen from it; null when one may. */
  licenceProblem: licenceProblemSchema,
  category: z.enum(CATEGORIES),
  categoryGuessed: z.boolean(),
  level: z.enum(CEFR_LEVELS),
  importedAt: z.date(),
});
export type PoolArticle = z.infer<typeof poolArticleSchema>;
export const poolPageSchema = tablePageSchema(poolArticleSchema);

/** Maximum number of sources that are listed. */
export const MAX_LISTED_SOURCES = 200;

const sourceSchema = z.object({
  name: z.string(),
  articles: z.int(),
  lastImportedAt: z.date(),
  /** The forms in which its articles were imported, the most frequent first; unknown for those of earlier
   *  releases. */
  origins: z.array(z.object({ origin: z.enum(ARTICLE_ORIGINS), articles: z.int() })),
  /** The licences of its articles, the most frequent first; null for articles without one. */
  licences: z.array(
    z.object({
      licence: z.string().nullable(),
      articles: z.int(),
      licenceProblem: licenceProblemSchema,
    }),
  ),
});
export type ArticleSource = z.infer<typeof sourceSchema>;
export const sourcesSchema = z.array(sourceSchema);

/** Maximum size of a file that is imported on the desk, in characters. */
const MAX_IMPORT_LENGTH = 5_000_000;
/** Maximum size of such a file in bytes: no character of UTF-8 has more than four. */
export const MAX_IMPORT_BYTES = 4 * MAX_IMPORT_LENGTH;
/** Maximum number of its articles: a larger file must be imported by the command. */
export const MAX_IMPORT_LINES = 500;

const optionalLine = (max: number) => typedSchema(max).optional();

/** A JSON Lines file, with defaults for its articles. */
export const importTextSchema = z.strictObject({
  text: textSchema(MAX_IMPORT_LENGTH)
    .refine((text) => text.trim() !== '')
    .refine((text) => text.split('\n').filter(Boolean).length <= MAX_IMPORT_LINES),
  source: optionalLine(200),
  licence: optionalLine(200),
});
export type ImportTextInput = z.infer<typeof importTextSchema>;

/** One file of a folder of texts, with defaults. */
export const importTextFileSchema = z.strictObject({
  /** Its name without a folder, such as `night-market.md`. */
  name: textSchema(255).regex(/^[^/\\]+\.(txt|md|html?)$/i),
  text: textSchema(MAX_TEXT_FILE_BYTES),
  /** The text of the folder's `_source.json`, if there is one. */
  folder: textSchema(10_000).optional(),
  source: optionalLine(200),
  licence: optionalLine(200),
});
export type ImportTextFileInput = z.infer<typeof importTextFileSchema>;

export const importedLineSchema = z.object({
  /** Number of the line in the file, from 1; a text file is one. */
  line: z.int(),
  /** '' where the line could not be read. */
  title: z.string(),
  outcome: z.enum(['taken', 'known', 'alike', 'refused']),
  /** Reason for a refused line. */
  rejection: z.object({ kind: z.enum(REJECTION_KINDS), detail: z.string() }).nullable(),
  /** For an imported one: the reason why no unit may be chosen from it. */
  licenceProblem: licenceProblemSchema,
});
export type ImportedLine = z.infer<typeof importedLineSchema>;
export const importedLinesSchema = z.array(importedLineSchema);
