import { type Language, otherLanguage } from './language';

/** Texts in the language that is not the page's, one a line, which the search of a list also reads. */
export function otherText(
  language: Language,
  ...texts: readonly Readonly<Record<Language, string>>[]
): string {
  const other = otherLanguage(language);
  return texts.map((text) => text[other]).join('\n');
}
