import { z } from 'zod';
import { NEWS_HONOR_KINDS } from '~/domain/news-honor-kinds';
import { ACTIVITY_KINDS, activityDetailSchema } from './activity';
import { bilingual } from './content';
import { LEGAL_SLUGS, legalSectionSchema } from './legal-text';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** One of `prisma/content/activities.json`. */
export const activityContentSchema = activityDetailSchema.extend({
  slug,
  kind: z.enum(ACTIVITY_KINDS),
  /** Days from the day of seeding; negative for the past. An activity that is not online takes place on the
   *  Saturday of that week. */
  daysFromNow: z.int(),
  /** Hours in Taipei. */
  hours: z.strictObject({ start: hour, end: hour }),
  online: z.boolean(),
  city: bilingual.nullable(),
  place: bilingual,
  /** Link or exact address, for confirmed registrations only. */
  joining: bilingual,
  seats: z.int().positive(),
  trial: z.boolean(),
  /** Whether it never takes place; pages label it as a sample. */
  sample: z.boolean(),
  title: bilingual,
  summary: bilingual,
});

/** One of `prisma/content/news-honor.json`. */
export const newsHonorContentSchema = z.strictObject({
  slug,
  kind: z.enum(NEWS_HONOR_KINDS),
  date: z.iso.date(),
  sample: z.boolean(),
  title: bilingual,
  summary: bilingual,
  body: z.array(bilingual).min(1),
});

/** One of `prisma/content/partners.json`, in the order of the page. */
export const partnerContentSchema = z.strictObject({
  slug,
  sample: z.boolean(),
  name: bilingual,
  /** Role of the partner, in one line. */
  role: bilingual,
  url: z.url({ protocol: /^https$/ }).nullable(),
  /** Logo as the `d` of an SVG path in a square of 48. */
  mark: z.string().regex(/^[MmLlHhVvCcSsQqTtAaZz\d\s.,-]+$/),
});

/** One of `prisma/content/faq-groups.json`, in the order of the page. */
export const faqGroupContentSchema = z.strictObject({ slug, title: bilingual });

/** One of `prisma/content/faq.json`. */
export const faqEntryContentSchema = z.strictObject({
  slug,
  group: slug,
  question: bilingual,
  answer: bilingual,
});

/** `prisma/content/legal/<slug>.json`. Placeholders such as `{{operator}}` are replaced by settings, and by
 *  prices of the plans (`LEGAL_PLACEHOLDERS`). */
export const legalTextContentSchema = z.strictObject({
  slug: z.enum(LEGAL_SLUGS),
  version: z.iso.date(),
  status: bilingual,
  title: bilingual,
  intro: bilingual,
  sections: z.array(legalSectionSchema).min(1),
  /** Notes for the lawyer who confirms the text; not shown. */
  counselNotes: z.array(bilingual),
});

export type ActivityContent = z.infer<typeof activityContentSchema>;
export type NewsHonorContent = z.infer<typeof newsHonorContentSchema>;
export type PartnerContent = z.infer<typeof partnerContentSchema>;
export type FaqGroupContent = z.infer<typeof faqGroupContentSchema>;
export type FaqEntryContent = z.infer<typeof faqEntryContentSchema>;
export type LegalTextContent = z.infer<typeof legalTextContentSchema>;
