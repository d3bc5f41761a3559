import { z } from 'zod';
import { NEWS_HONOR_KINDS } from '~/domain/news-honor-kinds';
import { bilingualSchema } from './bilingual';
import { textSchema } from './text';

export const newsHonorSlugSchema = z.object({ slug: textSchema(80).regex(/^[a-z0-9-]{1,80}$/) });
export type NewsHonorSlugInput = z.infer<typeof newsHonorSlugSchema>;

/** News about us, or an honour awarded to us. */
const newsHonorSchema = z.object({
  slug: z.string(),
  kind: z.enum(NEWS_HONOR_KINDS),
  publishedOn: z.date(),
  title: bilingualSchema,
  summary: bilingualSchema,
  /** Sample content, labelled as such on pages. */
  sample: z.boolean(),
});
export type NewsHonor = z.infer<typeof newsHonorSchema>;

export const newsHonorPageSchema = newsHonorSchema.extend({ body: z.array(bilingualSchema) });
export type NewsHonorPage = z.infer<typeof newsHonorPageSchema>;
