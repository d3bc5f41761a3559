import type { AcousticModel } from './acoustic-model';
import type { WordPronunciations } from './alignment-graph';
import type { ReferenceWord } from './types';

/** The pronunciations of a text as phone indices of the model.
 *  @throws Error with the word when it has no pronunciation or an unknown phone */
export function pronunciationIndices(
  model: AcousticModel,
  reference: readonly ReferenceWord[],
): WordPronunciations[] {
  if (reference.length === 0) throw new Error('The text has no words.');
  return reference.map(({ text, pronunciations }) => {
    if (pronunciations.length === 0 || pronunciations.some((phones) => phones.length === 0))
      throw new Error(`“${text}” has no pronunciation.`);
    return pronunciations.map((phones) =>
      phones.map((phone) => {
        const index = model.indexOf.get(phone);
        if (index === undefined) throw new Error(`“${text}” has an unknown phone: ${phone}.`);
        return index;
      }),
    );
  });
}
