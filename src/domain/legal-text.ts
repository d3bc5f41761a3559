/** A section of a legal text in one language. */
export interface LegalSectionText {
  heading: string;
  paragraphs: string[];
}

/** Names in legal texts and answers that settings replace, `{{operator}}`, and those that the plans on sale replace:
 *  `plans` is a list of all with their prices, the others are the example of a refund. */
export const LEGAL_PLACEHOLDERS = [
  ...(['operator', 'address', 'taxId', 'email'] as const),
  ...(['plans', 'examplePlan', 'examplePrice', 'exampleDays'] as const),
  ...(['exampleDay', 'exampleDaysLeft', 'exampleRefund'] as const),
] as const;
/** Values of the placeholders; those of the plans are absent while none is on sale. */
export type LegalNames = Partial<Record<(typeof LEGAL_PLACEHOLDERS)[number], string>>;

/** A line break inside Chinese text, which is not a space. */
const CHINESE_BREAK = /(?<=[\p{Script=Han}\p{Po}\p{Pe}])\n(?=[\p{Script=Han}\p{Ps}])/gu;

const PLACEHOLDER = /\{\{((?:(?!\{\{).)*?)\}\}/g;

/** Replaces the placeholders of a text; an unknown one stays. */
export function fillPlaceholders(text: string, names: LegalNames): string {
  const known = new Map<string, string>(Object.entries(names));
  return text.replace(PLACEHOLDER, (whole, name: string) => known.get(name) ?? whole);
}

/** The first unknown placeholder of a text; null without one. */
export function findUnknownPlaceholder(text: string): string | null {
  const known: readonly string[] = LEGAL_PLACEHOLDERS;
  for (const [whole, name = ''] of text.matchAll(PLACEHOLDER))
    if (!known.includes(name)) return whole;
  return null;
}

/** Whether a text has a known placeholder without a value now: a price while no plan is on sale. */
export function lacksName(text: string, names: LegalNames): boolean {
  const missing: string[] = LEGAL_PLACEHOLDERS.filter((name) => names[name] === undefined);
  return [...text.matchAll(PLACEHOLDER)].some(([, name = '']) => missing.includes(name));
}

/** The sections of a text as operators write it: a line that begins with `#` is a heading, and a blank line
 *  separates paragraphs. Null when it begins without a heading, or a section has no paragraph. */
export function splitSections(text: string): LegalSectionText[] | null {
  const sections: LegalSectionText[] = [];
  for (const block of text.replace(/^#.*$/gm, '\n$&\n').split(/\n\s*\n/)) {
    const part = block.trim();
    const last = sections.at(-1);
    if (part.startsWith('#'))
      sections.push({ heading: part.replace(/^#+\s*/, ''), paragraphs: [] });
    else if (part !== '' && !last) return null;
    else if (part !== '')
      last?.paragraphs.push(part.replace(CHINESE_BREAK, '').replaceAll('\n', ' '));
  }
  const isWhole = ({ heading, paragraphs }: LegalSectionText) =>
    heading !== '' && paragraphs.length > 0;
  return sections.length > 0 && sections.every(isWhole) ? sections : null;
}

/** The text that `splitSections` reads. */
export function joinSections(sections: readonly LegalSectionText[]): string {
  return sections
    .map(({ heading, paragraphs }) => [`# ${heading}`, ...paragraphs].join('\n\n'))
    .join('\n\n');
}

/** Number, from 1, of the first section in which two texts have different numbers of paragraphs; null without
 *  one. */
export function findUnequalSection(
  a: readonly LegalSectionText[],
  b: readonly LegalSectionText[],
): number | null {
  const count = Math.max(a.length, b.length);
  for (let index = 0; index < count; index += 1)
    if (a[index]?.paragraphs.length !== b[index]?.paragraphs.length) return index + 1;
  return null;
}
