import type { SoundFileProblem } from '~/domain/sound-file';
import type { AcousticModel } from '~/domain/speech/acoustic-model';
import type { Clip } from '~/schemas/content';
import type { TakeCheck } from './check-clip';
import { loudness } from './loudness';
import { readSoundFile } from './read-sound-file';
import { encodeTake, shapeTake } from './render-clip';
import { SoundFileError } from './sound-file-error';
import type { SpokenText } from './speech-engine';
import { packSamples } from './stored-samples';
import type { WordToSay } from './words-to-say';

/** An accepted take as a clip. */
export interface AcceptedTake extends Pick<Clip, 'durationMs' | 'cues'> {
  mp3: Uint8Array;
  /** Its samples in the stored form, from which a recording of several lines is joined. */
  pcm: Uint8Array;
  /** Peaks of every 20 ms, 0–255. */
  loudness: Uint8Array;
}

/** The result for a recording of a text: unusable, or scored; `clip` is null when the check rejects it. */
export type JudgedTake =
  | { problem: SoundFileProblem }
  | { check: TakeCheck; clip: AcceptedTake | null };

/** Judges a person's recording of a text: trims and levels it like our own clips, checks it by the same scorer, and,
 *  if that accepts it, encodes it with the time of each word.
 *  @param file the uploaded one, WAV or MP3 */
export async function judgeTake(
  model: AcousticModel,
  file: Buffer,
  words: readonly WordToSay[],
): Promise<JudgedTake> {
  let spoken: SpokenText;
  try {
    spoken = await readSoundFile(file);
  } catch (error) {
    if (error instanceof SoundFileError) return { problem: error.problem };
    throw error;
  }
  if (spoken.pcm.every((sample) => sample === 0)) return { problem: 'silent' };
  const take = shapeTake(spoken, words, model);
  if (take.check.refused !== undefined) return { check: take.check, clip: null };
  const encoded = await encodeTake(words, take, model);
  const clip = { ...encoded, pcm: packSamples(take.pcm), loudness: loudness(take.pcm) };
  return { check: take.check, clip };
}
