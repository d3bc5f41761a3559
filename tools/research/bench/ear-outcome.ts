import { recordingBands } from '~/domain/ear/bands';
import { type Ear, type HeardText, listen } from '~/domain/ear/ear';
import { earPhones, SILENCE } from '~/domain/ear/heard-sounds';
import type { AskedSound } from '~/domain/ear/sound-windows';
import type { AcousticModel } from '~/domain/speech/acoustic-model';
import { openRecording } from '~/domain/speech/recording';
import type { ReferenceWord } from '~/domain/speech/types';
import { alignWords } from '~tools/research/ear/align-recording';
import { hasWrongSound, pairPhones } from '~tools/research/experiment/expert-labels';
import { phoneCount, type Trial } from '~tools/research/experiment/trials';
import type { JudgedValue } from './speech-outcome';

/** What one ear hears of a recording and of its trial's other texts. */
export interface EarOutcome {
  /** Log odds of each word in which no expert hears a wrong sound, and of a near word in its place. */
  near: { said: number; near: number }[];
  /** Log odds of the exchanged word, and of words that were not exchanged; null when no word could be. */
  swapped: { changed: number; unchanged: number[] } | null;
  /** Estimated and given scores of the sounds. */
  phones: JudgedValue[];
  /** The least estimated score of each word's sounds. */
  words: { worstSound: number; wrongSound: boolean }[];
}

const NOT_FOUND = -20;

/** Asks a net about one recording. The sounds are aligned by the mixtures alone, which have heard no learner.
 *  @param model with the mixtures  @param pcm 16 kHz mono in [−1, 1] */
export function earOutcome(
  model: AcousticModel,
  ear: Ear,
  pcm: Float32Array,
  { utterance, near, swapped }: Trial,
): EarOutcome | null {
  const recording = openRecording(pcm)?.hear(model);
  if (!recording) return null;
  const { emissions, offset } = recording;
  const heard = listen(ear, recordingBands(pcm, offset, emissions.frames));
  const ask = (words: readonly ReferenceWord[]) => {
    const sounds = askedSounds(model, emissions, words);
    return { sounds, text: heard.ask(sounds) };
  };
  const right = ask(utterance.words);
  const oddsOf = ({ text }: { text: HeardText }, word: number) => text.words.get(word) ?? NOT_FOUND;
  const isClean = (word: number) => !utterance.expert || !hasWrongSound(utterance.expert[word]!);
  const exchanged = swapped && ask(swapped.words);
  const judged = utterance.expert ?? [];
  const soundsOf = (word: number) =>
    right.sounds.flatMap((sound, i) =>
      sound.word === word ? [{ sound, score: right.text.sounds[i]!.score }] : [],
    );
  return {
    near: near
      .filter(({ index }) => isClean(index))
      .map(({ words, index }) => ({ said: oddsOf(right, index), near: oddsOf(ask(words), index) })),
    swapped: swapped &&
      exchanged && {
        changed: oddsOf(exchanged, swapped.index),
        unchanged: swapped.words.flatMap((word, i) =>
          Math.abs(i - swapped.index) > 1 && phoneCount(word) >= 3 ? [oddsOf(exchanged, i)] : [],
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
function askedSounds(
  model: AcousticModel,
  emissions: Parameters<typeof alignWords>[1],
  words: readonly ReferenceWord[],
): AskedSound[] {
  const segments = alignWords(model, emissions, words) ?? [];
  const phones = segments.map(({ phone }) => earPhones.indexOf(model.phones[phone]!));
  return segments.map(
    ({ word, first, last }, i): AskedSound => ({
      phone: phones[i]!,
      word,
      first,
      last,
      next: phones[i + 1] ?? SILENCE,
      endsWord: segments[i + 1]?.word !== word,
    }),
  );
}
