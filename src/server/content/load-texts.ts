import { join } from 'node:path';
import { z } from 'zod';
import { LEGAL_SLUGS, type LegalSlug } from '~/schemas/legal-text';
import {
  type FaqEntryContent,
  type FaqGroupContent,
  faqEntryContentSchema,
  faqGroupContentSchema,
  type LegalTextContent,
  legalTextContentSchema,
} from '~/schemas/site-content-files';
import { CONTENT_DIR, ContentError, readContentFile } from './read-content';

/** One legal text in both languages.
 *  @throws ContentError naming the file and the field */
export function loadLegalText(slug: LegalSlug, dir = CONTENT_DIR): LegalTextContent {
  return readContentFile(join(dir, 'legal', `${slug}.json`), legalTextContentSchema);
}

/** Every legal text in both languages.
 *  @throws ContentError naming the file and the field */
export function loadLegalTexts(dir = CONTENT_DIR): LegalTextContent[] {
  return LEGAL_SLUGS.map((slug) => loadLegalText(slug, dir));
}

export interface FaqContent {
  groups: FaqGroupContent[];
  entries: FaqEntryContent[];
}

/** Frequently asked questions, in the editor's order.
 *  @throws ContentError naming the file and the field */
export function loadFaq(dir = CONTENT_DIR): FaqContent {
  const groups = readContentFile(
    join(dir, 'faq-groups.json'),
    z.array(faqGroupContentSchema).min(1),
  );
  const entries = readContentFile(join(dir, 'faq.json'), z.array(faqEntryContentSchema).min(1));
  for (const { slug, group } of entries)
    if (!groups.some((known) => known.slug === group))
      throw new ContentError(`faq.json: "${slug}" is in the group "${group}", which there is not`);
  return { groups, entries };
}
