import type { ItemKind } from '~/domain/item-kinds';
import type { ReferenceWord } from '~/domain/speech/types';
import type { UnitContent } from '~/schemas/content';
import { listOverrides, toCards, toOverrides } from '~/server/gateways/speech/known-words';
import { referenceWords } from '~/server/gateways/speech/pronounce';

/** The reference that a learner's voice is compared with in an item of a unit.
 *  @throws Error naming a word that has no known pronunciation */
export function unitReference(
  unit: Pick<UnitContent, 'words' | 'sentences'>,
  { kind, position }: { kind: ItemKind; position: number },
): ReferenceWord[] {
  const cards = toCards(unit.words);
  if (kind === 'SENTENCE') {
    const { text, pronunciations } = unit.sentences[position - 1]!;
    return referenceWords(text, { overrides: listOverrides(pronunciations), cards });
  }
  const word = unit.words[position - 1]!;
  return referenceWords(word.text, { overrides: toOverrides(word), cards });
}
