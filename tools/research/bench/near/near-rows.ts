import type { AdaptedRecording } from '~/domain/speech/adapted-recording';
import { nearPronunciation } from '~/domain/speech/near-evidence';
import { collectEvidence } from '~/domain/speech/score-utterance';
import { textOdds } from '~/domain/speech/text-odds';
import type { ReferenceWord } from '~/domain/speech/types';
import { type NearErrorKind, nearErrorKind } from '~tools/research/calibrate/near-errors';
import { hasWrongSound, pairPhones } from '~tools/research/experiment/expert-labels';
import type { Trial } from '~tools/research/experiment/trials';
import type { BenchScorer } from '../open-scorers';
import { type NearCandidate, type NearCandidates, nearCandidates } from './near-candidates';

/** A text with a near word in the place of a word that was said. */
export interface NearRow {
  row: 'near';
  speaker: string;
  kind: NearErrorKind;
  /** Log odds of the word that was said, in its own text, and of the near word in this one. */
  said: number;
  odds: number;
  candidates: NearCandidate[];
  /** The candidate that was said: its index; −1 when it is none of them. */
  right: number;
}

/** A content word of a right reading, beside the experts' scores of its sounds. */
export interface ReadRow {
  row: 'read';
  speaker: string;
  odds: number;
  candidates: NearCandidate[];
  /** By sound of the word, 0 wrong … 2 right; null where the experts' word has no such sound. */
  scores: (number | null)[];
}

const NOT_FOUND = -10;

/** Asks for all near words of the words of a reading, and of each text that has a near word.
 *  @param recording with a listening */
export function nearRows(
  { model }: BenchScorer,
  recording: AdaptedRecording,
  { utterance, near }: Pick<Trial, 'utterance' | 'near'>,
): (NearRow | ReadRow)[] {
  const { speaker, words, expert } = utterance;
  const oddsOf = (text: readonly ReferenceWord[]) => {
    const evidence = collectEvidence(model, recording, text);
    return evidence ? textOdds(evidence) : text.map(() => null);
  };
  const odds = oddsOf(words);
  const content = [...words.keys()].filter((index) => !words[index]!.functionWord);
  const read = nearCandidates(model, recording, words, content).map((found): ReadRow => {
    const labels = expert?.[found.word];
    const pairs = labels ? pairPhones(found.phones, labels.phones) : [];
    const scores = found.phones.map((_, i) => labels?.scores[pairs[i]!] ?? null);
    return {
      row: 'read',
      speaker,
      odds: odds[found.word] ?? NOT_FOUND,
      candidates: found.candidates,
      scores,
    };
  });
  const others = near
    .filter(({ index }) => !expert || !hasWrongSound(expert[index]!))
    .flatMap((text): NearRow[] => {
      const [found] = nearCandidates(model, recording, text.words, [text.index]);
      if (!found) return [];
      const said = words[text.index]!;
      return [
        {
          row: 'near',
          speaker,
          kind: nearErrorKind(text.words[text.index]!, said),
          said: odds[text.index] ?? NOT_FOUND,
          odds: oddsOf(text.words)[text.index] ?? NOT_FOUND,
          candidates: found.candidates,
          right: indexOfSaid(found, said),
        },
      ];
    });
  return [...read, ...others];
}

/** Which candidate makes a pronunciation of the word that was said. */
const indexOfSaid = (
  { phones, candidates }: NearCandidates,
  { pronunciations }: ReferenceWord,
): number => {
  const said = new Set(pronunciations.map((variant) => variant.join(' ')));
  return candidates.findIndex((near) => said.has(nearPronunciation(phones, near).join(' ')));
};
