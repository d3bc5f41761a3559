import { nearSounds } from '~/domain/speech/near-sounds';
import type { HeardRecording } from './ear-nets';
import { earPhones, type HeardSound } from './heard-sounds';
import type { AskedSound } from './sound-windows';

const LIMIT = 8;
const limit = (x: number): number => Math.min(LIMIT, Math.max(-LIMIT, x));
const mean = (values: readonly number[]): number =>
  values.reduce((a, b) => a + b, 0) / values.length;

/** Measurements of each word of a text for a model of words (the second stage): what the net says of it and of its
 *  sounds, by how much the likeliest near sound exceeds the sound in its place, and the medians over the other words of
 *  the reading, which distinguish an accent from a wrong word. By the word's index; words without sounds are missing. */
export function wordMeasurements(
  recording: HeardRecording,
  asked: readonly AskedSound[],
): Map<number, number[]> {
  const heard = recording.ask(asked);
  const competitors = competitorGains(recording, asked, heard.sounds);
  const own = new Map<number, number[]>();
  for (const [word, odds] of heard.words) {
    const places = asked.flatMap((sound, i) => (sound.word === word ? [i] : []));
    const sounds = places.map((i) => heard.sounds[i]!);
    const said = sounds.map((sound) => limit(sound.said));
    const scores = sounds.map(({ score }) => score);
    own.set(word, [
      odds,
      Math.min(...said),
      mean(said),
      Math.min(...scores),
      mean(scores),
      limit(sounds.at(-1)!.nothingLeftOut),
      Math.max(...places.map((i) => competitors[i]!)),
      Math.log(places.length),
    ]);
  }
  return new Map(
    [...own].map(([word, values]) => {
      const others = [...own].flatMap(([other, row]) => (other === word ? [] : [row]));
      const rows = others.length > 0 ? others : [values];
      const medians = SPEAKER_MEASURES.map((i) => median(rows.map((row) => row[i]!)));
      return [word, [...values, ...medians]];
    }),
  );
}

/** Indexes of the measurements whose median over the other words describes the speaker. */
const SPEAKER_MEASURES = [0, 2, 4, 6];
/** The gain of a sound with which learners confuse no other. */
const NO_COMPETITOR = -LIMIT;

/** By sound: log odds of the likeliest sound with which learners confuse it less its own. */
function competitorGains(
  recording: HeardRecording,
  asked: readonly AskedSound[],
  heard: readonly HeardSound[],
): number[] {
  const competitors = asked.flatMap((sound, place) =>
    nearSounds(earPhones[sound.phone]!, sound.endsWord).map((near) => ({
      place,
      sound: { ...sound, phone: earPhones.indexOf(near) },
    })),
  );
  const answers = recording.ask(competitors.map(({ sound }) => sound)).sounds;
  const gains = asked.map(() => NO_COMPETITOR);
  for (const [k, { place }] of competitors.entries()) {
    const gain = limit(answers[k]!.said) - limit(heard[place]!.said);
    gains[place] = Math.max(gains[place]!, gain);
  }
  return gains;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}
