import { z } from 'zod';
import { NEWS_HONOR_KINDS } from '~/domain/news-honor-kinds';
import { bilingualSchema } from './bilingual';
import {
  bilingualLine,
  bilingualLines,
  contentVersionSchema,
  newContentSchema,
  toParagraphs,
} from './site-text';
import { daySchema } from './table';

/** Last day that an entry can have; a slip of the year is more likely than a later one. */
const MAX_DAY = '2099-12-31';

/** The texts of a news entry or an honour. Blank lines separate paragraphs, whose number is the same in both
 *  languages. */
const newsTextsSchema = z.object({
  kind: z.enum(NEWS_HONOR_KINDS),
  /** First day on which it is shown, in Taipei. */
  publishedOn: daySchema.refine((day) => day >= '2000-01-01' && day <= MAX_DAY, 'invalid'),
  title: bilingualLine(120),
  summary: bilingualLine(300),
  body: bilingualLines(8000).refine(
    ({ zh, en }) => toParagraphs(zh).length === toParagraphs(en).length,
    { path: ['en'], message: 'paragraphs' },
  ),
  /** Sample content, labelled as such on pages. */
  sample: z.boolean(),
});

export const addNewsSchema = newsTextsSchema.extend(newContentSchema.shape);
export type AddNewsInput = z.infer<typeof addNewsSchema>;

export const editNewsSchema = newsTextsSchema.extend(contentVersionSchema.shape);
export type EditNewsInput = z.infer<typeof editNewsSchema>;

/** Visibility of an entry: now, from its day on, or never. */
const NEWS_STATES = ['SHOWN', 'FUTURE', 'HIDDEN'] as const;

const operatorNewsSchema = z.object({
  id: z.string(),
  slug: z.string(),
  version: z.int(),
  state: z.enum(NEWS_STATES),
  kind: z.enum(NEWS_HONOR_KINDS),
  publishedOn: z.string(),
  title: bilingualSchema,
  summary: bilingualSchema,
  body: bilingualSchema,
  sample: z.boolean(),
});
export type OperatorNews = z.infer<typeof operatorNewsSchema>;
export const operatorNewsListSchema = z.array(operatorNewsSchema);
