import { type AdviceThresholds, isGiven } from '~/domain/speech/advice';
import type { Phone } from '~/domain/speech/types';
import { hasWrongSound } from '~tools/research/experiment/expert-labels';
import { namesSaidSound } from '~tools/research/experiment/near-words';
import type { Trial } from '~tools/research/experiment/trials';
import type { AdvisedWord } from './advice-rows';

/** A near word in the place of a word that was said, and the possible advice on it; without candidates where the
 *  scorer does not judge its sounds. */
export interface NearNaming extends AdvisedWord {
  said: readonly Phone[];
}

/** The near words of a recording in the places of words in which no expert hears a wrong sound.
 *  @param advise returns the words of a text with all possible advice */
export const nearNamings = (
  { utterance, near }: Trial,
  advise: (words: Trial['wrong']) => readonly (AdvisedWord | null)[],
): NearNaming[] =>
  near
    .filter(({ index }) => !utterance.expert || !hasWrongSound(utterance.expert[index]!))
    .map(({ words, index }) => {
      const said = utterance.expert?.[index]?.phones ?? utterance.words[index]!.pronunciations[0]!;
      return { said, ...(advise(words)[index] ?? { targets: [], candidates: [] }) };
    });

/** Whether the advice that is given at these thresholds names the sound that was said. */
export function isNamed(
  { targets, candidates, said }: NearNaming,
  thresholds: AdviceThresholds,
): boolean {
  const slips = candidates.filter(
    ({ kind, estimate }) => kind.startsWith('slip') && isGiven(kind, estimate, thresholds),
  );
  const heard = targets.map(
    (_, position) => slips.find((slip) => slip.position === position)?.best ?? null,
  );
  return namesSaidSound({ targets, heard }, said);
}
