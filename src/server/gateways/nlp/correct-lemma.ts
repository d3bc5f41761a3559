import { getZipf, isListedWithPos } from '~/domain/grading/word-lists';

/** Restores a silent e that the model loses: `riding` is a form of `ride`, since that of `rid` is `ridding`.
 *  @param text and lemma in lower case */
export function correctLemma(text: string, lemma: string): string {
  if (text !== `${lemma}ing` && text !== `${lemma}ed`) return lemma;
  const withE = `${lemma}e`;
  if (!isListedWithPos(withE, 'VERB') || getZipf(withE) < 3) return lemma;
  const short = /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(lemma);
  return short || !isListedWithPos(lemma, 'VERB') ? withE : lemma;
}
