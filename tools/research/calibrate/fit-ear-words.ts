import type { EarWordModel } from '~/domain/speech/ear-odds';
import { textOdds, type WordModels } from '~/domain/speech/text-odds';
import type { TextEvidence } from '~/domain/speech/word-evidence';
import { fitLogistic, type LabelledRow } from './fit-logistic';
import { hasWrongSound, type RatedSample } from './rated-sample';

/** Ratio of the weights of all exchanged words to those of all words that were said. */
const WRONG_SHARE = 1;

interface EarRow extends LabelledRow {
  content: boolean;
  kind: 'said' | 'other' | 'near';
}

/** Fits how the ear is weighed against the other evidence: two small models for content words, one against exchanged
 *  and one against near words, and one for function words.
 *  @param evidenceFor the evidence of a sample  @param words models without an ear */
export function fitEarWords(
  samples: readonly RatedSample[],
  evidenceFor: (sample: RatedSample) => TextEvidence,
  words: Omit<WordModels, 'ear'>,
): NonNullable<WordModels['ear']> {
  const rows = samples.flatMap((sample) => earRows(sample, evidenceFor(sample), words));
  const fitKind = (content: boolean, wrong: 'other' | 'near') => {
    const chosen = rows.filter(
      (row) => row.content === content && (row.kind === 'said' || row.kind === wrong),
    );
    const said = chosen.filter(({ right }) => right).length;
    const weight = (WRONG_SHARE * said) / (chosen.length - said);
    return fitLogistic(chosen.map((row) => ({ ...row, weight: row.right ? 1 : weight })));
  };
  const content: EarWordModel = { other: fitKind(true, 'other'), near: fitKind(true, 'near') };
  return { content, functionWord: { other: fitKind(false, 'other'), near: null } };
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
    const x = [odds, ...heard];
    if (changed.has(word))
      return [{ x, right: false, weight: 1, content, kind: kind === 'near' ? 'near' : 'other' }];
    const isBesideChanged = changed.has(word - 1) || changed.has(word + 1);
    const isUsable =
      (kind === 'right' && !hasWrongSound(sample, word)) ||
      (kind === 'several' && !isBesideChanged);
    return isUsable ? [{ x, right: true, weight: 1, content, kind: 'said' }] : [];
  });
}
