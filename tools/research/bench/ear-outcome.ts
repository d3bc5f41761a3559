import { recordingBands } from '~/domain/ear/bands';
import { askedSounds } from '~/domain/ear/ear';
import { type EarNets, hearRecording } from '~/domain/ear/ear-nets';
import { earPhones } from '~/domain/ear/heard-sounds';
import type { AskedSound } from '~/domain/ear/sound-windows';
import { wordMeasurements } from '~/domain/ear/word-measurements';
import type { AcousticModel } from '~/domain/speech/acoustic-model';
import type { Emissions } from '~/domain/speech/emissions';
import { openRecording } from '~/domain/speech/recording';
import type { ReferenceWord } from '~/domain/speech/types';
import { alignWords } from '~tools/research/ear/align-recording';
import { hasWrongSound, pairPhones } from '~tools/research/experiment/expert-labels';
import { phoneCount, type Trial } from '~tools/research/experiment/trials';
import type { JudgedValue } from './speech-outcome';

/** What is measured of words of a recording, in one form or another. */
interface WordOutcome<Word> {
  /** Each word in which no expert hears a wrong sound, and a near word in its place. */
  near: { said: Word; near: Word }[];
  /** The exchanged word, and words that were not exchanged; null when no word could be. */
  swapped: { changed: Word; unchanged: Word[] } | null;
}

/** What one ear hears of a recording and of its trial's other texts: log odds of words. */
export interface EarOutcome extends WordOutcome<number> {
  /** Estimated and given scores of the sounds. */
  phones: JudgedValue[];
  /** The least estimated score of each word's sounds. */
  words: { worstSound: number; wrongSound: boolean }[];
}

/** The same with the measurements of each word, from which the second stage makes its odds. */
export type MeasuredOutcome = WordOutcome<number[]> & Pick<EarOutcome, 'phones' | 'words'>;

/** Makes one form of the other.
 *  @param form of a word */
export const mapWords = <From, To>(
  { near, swapped }: WordOutcome<From>,
  form: (word: From) => To,
): WordOutcome<To> => ({
  near: near.map((pair) => ({ said: form(pair.said), near: form(pair.near) })),
  swapped: swapped && {
    changed: form(swapped.changed),
    unchanged: swapped.unchanged.map(form),
  },
});

/** Asks a net about one recording. The sounds are aligned by the mixtures alone, which have heard no learner.
 *  @param model with the mixtures  @param pcm 16 kHz mono in [−1, 1] */
export function earOutcome(
  model: AcousticModel,
  ear: EarNets,
  pcm: Float32Array,
  { utterance, near, swapped }: Trial,
): MeasuredOutcome | null {
  const recording = openRecording(pcm)?.hear(model);
  if (!recording) return null;
  const { emissions, offset } = recording;
  const heard = hearRecording(ear, recordingBands(pcm, offset, emissions.frames));
  const ask = (words: readonly ReferenceWord[]) => {
    const sounds = placedSounds(model, emissions, words);
    return { sounds, measured: wordMeasurements(heard, sounds) };
  };
  const right = ask(utterance.words);
  const scores = heard.ask(right.sounds).sounds.map(({ score }) => score);
  const isClean = (word: number) => !utterance.expert || !hasWrongSound(utterance.expert[word]!);
  const exchanged = swapped && ask(swapped.words);
  const judged = utterance.expert ?? [];
  const soundsOf = (word: number) =>
    right.sounds.flatMap((sound, i) => (sound.word === word ? [{ sound, score: scores[i]! }] : []));
  return {
    near: near
      .filter(({ index }) => isClean(index))
      .map(({ words, index }) => ({
        said: right.measured.get(index)!,
        near: ask(words).measured.get(index)!,
      })),
    swapped: swapped &&
      exchanged && {
        changed: exchanged.measured.get(swapped.index)!,
        unchanged: swapped.words.flatMap((word, i) =>
          Math.abs(i - swapped.index) > 1 && phoneCount(word) >= 3
            ? [exchanged.measured.get(i)!]
            : [],
        ),
      },
    phones: judged.flatMap((expert, word) => {
      const found = soundsOf(word);
      const pairs = pairPhones(
        expert.phones,
        found.map(({ sound }) => earPhones[sound.phone]!),
      );
      return expert.scores.flatMap((score, i): JudgedValue[] => {
        const value = found[pairs[i]!]?.score;
        return value === undefined ? [] : [{ value: limit(value), expert: score }];
      });
    }),
    words: judged.map((expert, word) => ({
      worstSound: Math.min(2, ...soundsOf(word).map(({ score }) => limit(score))),
      wrongSound: hasWrongSound(expert),
    })),
  };
}

const limit = (score: number): number => Math.min(2, Math.max(0, score));

/** The sounds of a text as the net is asked for them. */
const placedSounds = (
  model: AcousticModel,
  emissions: Emissions,
  words: readonly ReferenceWord[],
): AskedSound[] =>
  askedSounds(
    (alignWords(model, emissions, words) ?? []).map(({ phone, word, first, last }) => ({
      phone: model.phones[phone]!,
      word,
      first,
      last,
    })),
  );
