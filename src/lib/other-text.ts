import { type Language, otherLanguage } from './language';

/** Texts in the other language than the page's, one a line: what the search of a list reads besides. */
export function otherText(
  language: Language,
  ...texts: readonly Readonly<Record<Language, string>>[]
): string {
  const other = otherLanguage(language);
  return texts.map((text) => text[other]).join('\n');
}
