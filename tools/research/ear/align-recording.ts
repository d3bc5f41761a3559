import { earPhones } from '~/domain/ear/heard-sounds';
import type { AcousticModel } from '~/domain/speech/acoustic-model';
import { align, type Segment } from '~/domain/speech/alignment';
import { buildGraph, type GraphCosts } from '~/domain/speech/alignment-graph';
import type { Emissions } from '~/domain/speech/emissions';
import { openRecording } from '~/domain/speech/recording';
import { pronunciationIndices } from '~/domain/speech/reference';
import type { ReferenceWord } from '~/domain/speech/types';
import type { CorpusUtterance } from '~tools/research/experiment/corpus';
import { pairPhones } from '~tools/research/experiment/expert-labels';
import { readWav16k } from '~tools/research/experiment/wav';
import { type ChangeKind, drawChanges } from './training-texts';

/** A sound of a text in a recording: phone (index among the ear's sounds), word, first and last frame of 10 ms in
 *  the cut, whether it was said (1, 0; −1 unknown), and 100 × the experts' mean score (−1: none). */
type SoundRow = [number, number, number, number, number, number];

/** A recording with the sounds of its text, and those of words that were not said in the places of its words. */
export interface AlignedRecording {
  id: string;
  speaker: string;
  child: 0 | 1;
  /** The fold whose net does not hear this speaker. */
  fold: number;
  /** First frame of the cut in the recording, and the number of its frames. */
  offset: number;
  frames: number;
  /** By word: 1 for a function word. */
  functionWords: (0 | 1)[];
  sounds: SoundRow[];
  changes: { kind: ChangeKind; word: number; sounds: SoundRow[] }[];
}

const never = Number.NEGATIVE_INFINITY;
const COSTS: GraphCosts = { pause: -2, skipPhone: never, stopPhone: never };
const MARGIN_FRAMES = 8;
const UNKNOWN = -1;
/** Experts' score above which a sound counts as said. */
const SAID_ABOVE = 0.5;

/** Aligns a recording's text by the mixtures alone, and each changed word within the span of its neighbours: an
 *  alignment of the whole text for every change would take ten times as long. Null when no path fits.
 *  @param vocabulary distinct words of the corpus */
export async function alignRecording(
  model: AcousticModel,
  utterance: CorpusUtterance,
  vocabulary: readonly ReferenceWord[],
  random: () => number,
): Promise<Pick<AlignedRecording, 'offset' | 'frames' | 'sounds' | 'changes'> | null> {
  const recording = openRecording(await readWav16k(utterance.wav))?.hear(model);
  if (!recording) return null;
  const { emissions, offset } = recording;
  const segments = alignWords(model, emissions, utterance.words);
  if (!segments) return null;
  const nameOf = ({ phone }: Segment) => model.phones[phone]!;
  const said = utterance.words.map((_, word) =>
    segments.filter((segment) => segment.word === word).map(nameOf),
  );
  const rows = utterance.words.flatMap((_, word): SoundRow[] => {
    const found = segments.filter((segment) => segment.word === word);
    const judged = utterance.expert?.[word];
    const pairs = pairPhones(said[word]!, judged?.phones ?? []);
    return found.map((segment, i): SoundRow => {
      const score = judged?.scores[pairs[i]!];
      const phone = nameOf(segment);
      const isSaid =
        score === undefined
          ? -1
          : score > SAID_ABOVE && judged!.phones[pairs[i]!] === phone
            ? 1
            : -1;
      const rating = score === undefined ? -1 : Math.round(100 * score);
      return [earPhones.indexOf(phone), word, segment.first, segment.last, isSaid, rating];
    });
  });
  const changes = drawChanges(utterance, said, vocabulary, random).flatMap(
    ({ kind, index, pronunciations }) => {
      const from = Math.max(0, index - 1);
      const to = Math.min(utterance.words.length, index + 2);
      const span = segments.filter(({ word }) => word >= from && word < to);
      const first = Math.max(0, span[0]!.first - (from === 0 ? MARGIN_FRAMES : 0));
      const end = Math.min(
        emissions.frames,
        span.at(-1)!.last + 1 + (to === utterance.words.length ? MARGIN_FRAMES : 0),
      );
      const words = utterance.words.slice(from, to).map((word, i): ReferenceWord => {
        const isChanged = from + i === index;
        return { ...word, pronunciations: isChanged ? pronunciations : [said[from + i]!] };
      });
      if (words.some((word) => word.pronunciations[0]!.length === 0)) return [];
      const local = alignWords(model, cutEmissions(emissions, first, end), words);
      const found = local?.filter(({ word }) => word === index - from) ?? [];
      if (found.length === 0) return [];
      const truth = utterance.expert?.[index]?.phones ?? said[index]!;
      const pairs = pairPhones(found.map(nameOf), truth);
      const soundsOfWord = found.map((segment, i): SoundRow => {
        const phone = nameOf(segment);
        const isSame = truth[pairs[i]!] === phone;
        return [
          earPhones.indexOf(phone),
          index,
          segment.first + first,
          segment.last + first,
          isSame ? UNKNOWN : 0,
          -1,
        ];
      });
      // Another spelling of what was said, or a pronunciation that an expert names as well.
      const isNoChange =
        soundsOfWord.every(([, , , , isSaid]) => isSaid === UNKNOWN) &&
        soundsOfWord.length >= said[index]!.length;
      return isNoChange ? [] : [{ kind, word: index, sounds: soundsOfWord }];
    },
  );
  return { offset, frames: emissions.frames, sounds: rows, changes };
}

/** Aligns a text by the mixtures alone; every word is found. Null when the recording is too short. */
export const alignWords = (
  model: AcousticModel,
  emissions: Emissions,
  words: readonly ReferenceWord[],
) => {
  const graph = buildGraph(model, pronunciationIndices(model, words), COSTS);
  return align(graph, emissions)?.segments.filter(({ word }) => word >= 0) ?? null;
};

function cutEmissions(emissions: Emissions, first: number, end: number): Emissions {
  const row = emissions.values.length / emissions.frames;
  return {
    ...emissions,
    frames: end - first,
    values: emissions.values.subarray(first * row, end * row),
  };
}
