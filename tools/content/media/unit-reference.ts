import type { ReferenceWord } from '~/domain/speech/types';
import type { UnitContent } from '~/schemas/content';
import { type Cards, referenceWords } from '~/server/gateways/speech/pronounce';

/** The words on the cards of a unit. */
const cardsOf = ({ words }: Pick<UnitContent, 'words'>): Cards =>
  Object.fromEntries(words.map(({ text, ipa }) => [text.toLowerCase(), ipa]));

/** What a learner's voice is compared with in an item of a unit.
 *  @throws Error naming a word that has no known pronunciation */
export function unitReference(
  unit: Pick<UnitContent, 'words' | 'sentences'>,
  { kind, position }: { kind: 'WORD' | 'SENTENCE'; position: number },
): ReferenceWord[] {
  const cards = cardsOf(unit);
  if (kind === 'SENTENCE') {
    const { text, pronunciations } = unit.sentences[position - 1]!;
    return referenceWords(text, { overrides: pronunciations, cards });
  }
  const { text, pronunciations } = unit.words[position - 1]!;
  const overrides = pronunciations && { [text.toLowerCase()]: pronunciations };
  return referenceWords(text, { overrides, cards });
}
