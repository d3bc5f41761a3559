import { z } from 'zod';
import type { LegalState } from '~/domain/legal-version';
import { NEWS_HONOR_KINDS } from '~/domain/news-honor-kinds';
import { dateSchema, textSchema } from './text';

export const LEGAL_SLUGS = ['tou', 'privacy', 'refund'] as const;
export type LegalSlug = (typeof LEGAL_SLUGS)[number];

const bilingual = z.object({ zh: z.string(), en: z.string() });

export const newsHonorSlugSchema = z.object({ slug: textSchema(80).regex(/^[a-z0-9-]{1,80}$/) });
export type NewsHonorSlugInput = z.infer<typeof newsHonorSlugSchema>;

/** News about us, or an honour awarded to us. */
const newsHonorSchema = z.object({
  slug: z.string(),
  kind: z.enum(NEWS_HONOR_KINDS),
  publishedOn: z.date(),
  title: bilingual,
  summary: bilingual,
  /** Sample content, labelled as such on pages. */
  sample: z.boolean(),
});
export type NewsHonor = z.infer<typeof newsHonorSchema>;

export const newsHonorPageSchema = newsHonorSchema.extend({ body: z.array(bilingual) });
export type NewsHonorPage = z.infer<typeof newsHonorPageSchema>;

/** An organisation that works with us. */
export interface Partner {
  slug: string;
  name: { zh: string; en: string };
  /** Role of the partner, in one line. */
  role: { zh: string; en: string };
  url: string | null;
  /** Logo as the `d` of an SVG path in a square of 48; empty without one. */
  mark: string;
  /** Address of an uploaded logo, which is shown instead of the mark. */
  picture: string | null;
  /** Sample content, labelled as such on pages. */
  sample: boolean;
}

/** A frequently asked question. */
export interface FaqQuestion {
  /** Fragment of a link to it. */
  slug: string;
  /** The group's slug. */
  group: string;
  question: { zh: string; en: string };
  answer: { zh: string; en: string };
}

/** All questions, and the groups in their order. */
export interface Faq {
  groups: { slug: string; title: { zh: string; en: string } }[];
  questions: FaqQuestion[];
}

export const legalSlugSchema = z.object({ slug: z.enum(LEGAL_SLUGS) });

/** A version of a legal text by its day. */
export const legalVersionSchema = legalSlugSchema.extend({ version: dateSchema });
export type LegalVersionInput = z.infer<typeof legalVersionSchema>;

export const legalSectionSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  heading: bilingual,
  paragraphs: z.array(bilingual).min(1),
});
/** The sections of a stored version. */
export const legalSectionsSchema = z.array(legalSectionSchema);

/** A version of a legal text, whose placeholders are replaced by the company's name and the prices. */
export interface LegalView {
  slug: LegalSlug;
  version: Date;
  state: LegalState;
  /** The other versions, the newest first. */
  others: { version: Date; state: LegalState }[];
  status: { zh: string; en: string };
  title: { zh: string; en: string };
  intro: { zh: string; en: string };
  sections: z.infer<typeof legalSectionSchema>[];
}
