import { splitSections } from '~/domain/legal-text';
import type { LegalView } from '~/schemas/legal-text';
import type { LegalTexts } from '~/schemas/operator-legal';
import { toSlug } from '../site-content/free-slug';

type Sections = LegalView['sections'];

/** The sections of a text that its schema has accepted. A section with an unchanged Chinese heading keeps its anchor;
 *  another one gets an anchor made of its English heading.
 *  @param before sections of the previous version */
export function toSections({ text }: Pick<LegalTexts, 'text'>, before: Sections): Sections {
  const english = splitSections(text.en) ?? [];
  const used = new Set<string>();
  return (splitSections(text.zh) ?? []).map(({ heading, paragraphs }, index) => {
    const en = english[index];
    const known = before.find((section) => section.heading.zh === heading)?.id;
    const wanted = known ?? toSlug(en?.heading ?? '', 'section');
    const id = used.has(wanted) ? `${wanted}-${index + 1}` : wanted;
    used.add(id);
    return {
      id,
      heading: { zh: heading, en: en?.heading ?? '' },
      paragraphs: paragraphs.map((zh, place) => ({ zh, en: en?.paragraphs[place] ?? '' })),
    };
  });
}
