import { earInputs } from '~/domain/speech/ear-odds';
import { textOdds, type WordModels } from '~/domain/speech/text-odds';
import type { TextEvidence } from '~/domain/speech/word-evidence';
import { fitLogistic, type LabelledRow } from './fit-logistic';
import { hasWrongSound, type RatedSample } from './rated-sample';

type EarRow = LabelledRow & { content: boolean; kind: 'said' | 'other' | 'near' };

/** Weights of all exchanged and of all near words, where those that were said have 1: with equal ones more sentences with
 *  an exchanged word pass than without an ear (docs/ear-training.md). Function words have no near words but *can* and
 *  *can't*, too few to weigh as much as all others: each counts as one word. */
const WEIGHTS = {
  content: { other: 3, near: 1 },
  functionWord: { other: 1, near: null },
};

/** Fits how the ear is weighed against the other evidence: a small model for content words and one for function words,
 *  which have no near words.
 *  @param evidenceFor the evidence of a sample  @param words models without an ear */
export function fitEarWords(
  samples: readonly RatedSample[],
  evidenceFor: (sample: RatedSample) => TextEvidence,
  words: Omit<WordModels, 'ear'>,
): NonNullable<WordModels['ear']> {
  const rows = samples.flatMap((sample) => earRows(sample, evidenceFor(sample), words));
  const fitKind = (kind: keyof typeof WEIGHTS) => {
    const chosen = rows.filter((row) => row.content === (kind === 'content'));
    const { other, near } = WEIGHTS[kind];
    const count = (of: EarRow['kind']) => chosen.filter((row) => row.kind === of).length;
    const weights = {
      said: 1,
      other: (other * count('said')) / count('other'),
      near: near === null ? 1 : (near * count('said')) / count('near'),
    };
    return fitLogistic(chosen.map((row) => ({ ...row, weight: weights[row.kind] })));
  };
  return { content: fitKind('content'), functionWord: fitKind('functionWord') };
}

/** Words that were said, in which experts hear no wrong sound, and words that were exchanged. Words beside an exchanged
 *  one are left out, for it moves their boundaries. */
function earRows(
  sample: RatedSample,
  evidence: TextEvidence,
  words: Omit<WordModels, 'ear'>,
): EarRow[] {
  const { kind, changed, competitors, ear } = sample;
  if (kind === 'wrong' || !ear) return [];
  const { ear: _, ...withoutEar } = evidence;
  return textOdds(withoutEar, words).flatMap((odds, word): EarRow[] => {
    const heard = ear[word];
    if (odds === null || !heard) return [];
    const content = competitors[word] !== null;
    const x = earInputs(odds, heard);
    if (changed.has(word))
      return [{ x, right: false, weight: 1, content, kind: kind === 'near' ? 'near' : 'other' }];
    const isBesideChanged = changed.has(word - 1) || changed.has(word + 1);
    const isUsable =
      (kind === 'right' && !hasWrongSound(sample, word)) ||
      (kind === 'several' && !isBesideChanged);
    return isUsable ? [{ x, right: true, weight: 1, content, kind: 'said' }] : [];
  });
}
