import { getZipf, isListedWithPos } from '~/domain/grading/lexicon';

/** Puts a silent e back that the model loses: `riding` is of `ride`, since of `rid` it would be `ridding`.
 *  @param text @param lemma in lower case */
export function correctLemma(text: string, lemma: string): string {
  if (text !== `${lemma}ing` && text !== `${lemma}ed`) return lemma;
  const withE = `${lemma}e`;
  if (!isListedWithPos(withE, 'VERB') || getZipf(withE) < 3) return lemma;
  const short = /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(lemma);
  return short || !isListedWithPos(lemma, 'VERB') ? withE : lemma;
}
