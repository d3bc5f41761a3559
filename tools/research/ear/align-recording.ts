import { earPhones } from '~/domain/ear/heard-sounds';
import type { AcousticModel } from '~/domain/speech/acoustic-model';
import { alignInPlace } from '~/domain/speech/align-in-place';
import { align, type Segment } from '~/domain/speech/alignment';
import { buildGraph, type GraphCosts } from '~/domain/speech/alignment-graph';
import type { Emissions } from '~/domain/speech/emissions';
import { openRecording } from '~/domain/speech/recording';
import { pronunciationIndices } from '~/domain/speech/reference';
import type { Phone, ReferenceWord } from '~/domain/speech/types';
import type { CorpusUtterance } from '~tools/research/experiment/corpus';
import { pairPhones } from '~tools/research/experiment/expert-labels';
import { readWav16k } from '~tools/research/experiment/wav';
import { type ChangedWord, type ChangeKind, drawChanges } from './training-texts';

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
const UNKNOWN = -1;
/** Experts' score above which a sound counts as said. */
const SAID_ABOVE = 0.5;

/** A recording with its text as it was aligned. */
interface AlignedText {
  model: AcousticModel;
  emissions: Emissions;
  utterance: CorpusUtterance;
  segments: readonly Segment[];
  /** The phones of each word. */
  said: Phone[][];
}

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
  const segments = recording && alignWords(model, recording.emissions, utterance.words);
  if (!segments) return null;
  const { emissions, offset } = recording;
  const said = utterance.words.map((_, word) =>
    segments.filter((segment) => segment.word === word).map(({ phone }) => model.phones[phone]!),
  );
  const text: AlignedText = { model, emissions, utterance, segments, said };
  const changes = drawChanges(utterance, said, vocabulary, random);
  return {
    offset,
    frames: emissions.frames,
    sounds: utterance.words.flatMap((_, word) => saidSounds(text, word)),
    changes: changes.flatMap((change) => {
      const sounds = changedSounds(text, change);
      return sounds ? [{ kind: change.kind, word: change.index, sounds }] : [];
    }),
  };
}

/** Aligns a text by the mixtures alone; every word is found. Null when the recording is too short. */
export const alignWords = (
  model: AcousticModel,
  emissions: Emissions,
  words: readonly ReferenceWord[],
): Segment[] | null => {
  const graph = buildGraph(model, pronunciationIndices(model, words), COSTS);
  return align(graph, emissions)?.segments.filter(({ word }) => word >= 0) ?? null;
};

/** The sounds of a word of the text, with what experts gave them. */
function saidSounds({ utterance, segments, said }: AlignedText, word: number): SoundRow[] {
  const judged = utterance.expert?.[word];
  const pairs = pairPhones(said[word]!, judged?.phones ?? []);
  return segments
    .filter((segment) => segment.word === word)
    .map(({ first, last }, i): SoundRow => {
      const phone = said[word]![i]!;
      const score = judged?.scores[pairs[i]!];
      const isSaid =
        score !== undefined && score > SAID_ABOVE && judged!.phones[pairs[i]!] === phone;
      const rating = score === undefined ? UNKNOWN : Math.round(100 * score);
      return [earPhones.indexOf(phone), word, first, last, isSaid ? 1 : UNKNOWN, rating];
    });
}

/** The sounds of a word that was not said, in the place of one that was; null where it cannot be aligned, or is
 *  another spelling of what was said. */
function changedSounds(
  { model, emissions, utterance, segments, said }: AlignedText,
  { index, pronunciations }: ChangedWord,
): SoundRow[] | null {
  const variants = pronunciations.map((names) => names.map((name) => model.indexOf.get(name)!));
  const local = alignInPlace(model, emissions, segments, index, variants) ?? [];
  const found = local.filter(({ word }) => word === index);
  const phones = found.map(({ phone }) => model.phones[phone]!);
  const truth = utterance.expert?.[index]?.phones ?? said[index]!;
  const pairs = pairPhones(phones, truth);
  const isSame = phones.map((phone, i) => truth[pairs[i]!] === phone);
  if (isSame.every(Boolean) && found.length >= said[index]!.length) return null;
  return found.length === 0
    ? null
    : found.map(({ first, last }, i): SoundRow => {
        const phone = earPhones.indexOf(phones[i]!);
        return [phone, index, first, last, isSame[i] ? UNKNOWN : 0, UNKNOWN];
      });
}
