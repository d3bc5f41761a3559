import { join } from 'node:path';
import { z } from 'zod';
import {
  type FaqEntry,
  faqEntrySchema,
  type LegalSlug,
  type LegalText,
  legalTextSchema,
} from '~/schemas/content';
import { CONTENT_DIR, readContent } from './read-content';

/** One legal text in both languages.
 *  @throws ContentError naming the file and the field */
export function loadLegalText(slug: LegalSlug, dir = CONTENT_DIR): LegalText {
  return readContent(join(dir, 'legal', `${slug}.json`), legalTextSchema);
}

/** What is asked often, in the editor's order.
 *  @throws ContentError naming the file and the field */
export function loadFaq(dir = CONTENT_DIR): FaqEntry[] {
  return readContent(join(dir, 'faq.json'), z.array(faqEntrySchema).min(1));
}
