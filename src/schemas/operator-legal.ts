import { z } from 'zod';
import {
  findUnequalSection,
  findUnknownPlaceholder,
  LEGAL_PLACEHOLDERS,
  splitSections,
} from '~/domain/legal-text';
import { bilingualSchema } from './bilingual';
import { LEGAL_SLUGS } from './legal-text';
import { requiredReasonSchema } from './operator';
import { bilingualLine, bilingualLines } from './site-text';
import { daySchema } from './table';

const LANGUAGES = ['zh', 'en'] as const;

/** The texts of a version. A line of `text` that begins with `#` is a heading, a blank line separates
 *  paragraphs, and both languages have equal numbers of each. */
const legalTextsSchema = z
  .object({
    title: bilingualLine(120),
    /** A line above the text, such as who confirmed it. */
    status: bilingualLine(400),
    intro: bilingualLines(2000),
    text: bilingualLines(60_000),
  })
  .superRefine((texts, { addIssue }) => {
    for (const [name, both] of Object.entries(texts))
      for (const language of LANGUAGES)
        if (findUnknownPlaceholder(both[language]))
          addIssue({ code: 'custom', path: [name, language], message: 'placeholder' });
    const zh = splitSections(texts.text.zh);
    const en = splitSections(texts.text.en);
    if (!zh) addIssue({ code: 'custom', path: ['text', 'zh'], message: 'headings' });
    if (!en) addIssue({ code: 'custom', path: ['text', 'en'], message: 'headings' });
    if (zh && en && findUnequalSection(zh, en) !== null)
      addIssue({ code: 'custom', path: ['text', 'en'], message: 'paragraphs' });
  });
export type LegalTexts = z.infer<typeof legalTextsSchema>;

/** A new version, from the beginning of a day in Taipei on. */
export const publishLegalSchema = legalTextsSchema.and(
  z.object({
    slug: z.enum(LEGAL_SLUGS),
    version: daySchema,
    /** The newest version that the operator saw; null when there was none. */
    latest: daySchema.nullable(),
  }),
);
export type PublishLegalInput = z.infer<typeof publishLegalSchema>;

export const withdrawLegalSchema = z.object({
  slug: z.enum(LEGAL_SLUGS),
  version: daySchema,
  reason: requiredReasonSchema,
});
export type WithdrawLegalInput = z.infer<typeof withdrawLegalSchema>;

const names = z.partialRecord(z.enum(LEGAL_PLACEHOLDERS), z.string());

/** The legal texts with their versions, the newest first, and the values of their placeholders. */
export const operatorLegalSchema = z.object({
  names: z.object({ zh: names, en: names }),
  texts: z.array(
    z.object({
      slug: z.enum(LEGAL_SLUGS),
      versions: z.array(
        z.object({ version: z.string(), state: z.enum(['LATER', 'IN_FORCE', 'EARLIER']) }),
      ),
      /** The newest version, from which the next one starts; null without one. */
      latest: z
        .object({
          title: bilingualSchema,
          status: bilingualSchema,
          intro: bilingualSchema,
          text: bilingualSchema,
        })
        .nullable(),
    }),
  ),
});
export type OperatorLegal = z.infer<typeof operatorLegalSchema>;
export type OperatorLegalText = OperatorLegal['texts'][number];
