import { z } from 'zod';
import type { LegalState } from '~/domain/legal-version';
import { type Bilingual, bilingualSchema } from './bilingual';
import { dateSchema } from './text';

export const LEGAL_SLUGS = ['tou', 'privacy', 'refund'] as const;
export type LegalSlug = (typeof LEGAL_SLUGS)[number];

export const legalSlugSchema = z.object({ slug: z.enum(LEGAL_SLUGS) });

/** A version of a legal text by its day. */
export const legalVersionSchema = legalSlugSchema.extend({ version: dateSchema });
export type LegalVersionInput = z.infer<typeof legalVersionSchema>;

export const legalSectionSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  heading: bilingualSchema,
  paragraphs: z.array(bilingualSchema).min(1),
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
  status: Bilingual;
  title: Bilingual;
  intro: Bilingual;
  sections: z.infer<typeof legalSectionSchema>[];
}
