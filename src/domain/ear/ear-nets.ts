import { readEarFile } from './ear-file';
import { type FrameNet, hearFrames, loadFrameNet } from './frame-net';
import { type HeardSound, loadSoundNet, type SoundNet, soundHearer } from './heard-sounds';
import type { Kernels } from './kernels';
import { type AskedSound, runningSums } from './sound-windows';
import { loadWordNet, type WordNet, wordOdds } from './word-odds';

/** A net that hears sounds and words, opened on some kernels. */
export interface EarNets {
  kernels: Kernels;
  frames: FrameNet;
  sounds: SoundNet;
  words: WordNet;
}

/** Opens the file of a net.
 *  @throws Error when the bytes are no such file */
export function loadEarNets(kernels: Kernels, bytes: ArrayBuffer): EarNets {
  const tensors = readEarFile(bytes);
  return {
    kernels,
    frames: loadFrameNet(kernels, tensors),
    sounds: loadSoundNet(tensors),
    words: loadWordNet(tensors),
  };
}

/** What is heard of the words of a text. */
interface HeardText {
  /** By sound, in the order in which they were asked for. */
  sounds: HeardSound[];
  /** Log odds that a word was said, by its index; words without sounds are missing. */
  words: Map<number, number>;
}

/** A recording that was heard once, and can be asked for many texts. */
export interface HeardRecording {
  ask(sounds: readonly AskedSound[]): HeardText;
}

/** Hears a recording.
 *  @param bands levels of its frames, see `recordingBands` */
export function hearRecording(
  { kernels, frames, sounds: net, words }: EarNets,
  bands: Float32Array,
): HeardRecording {
  const hear = soundHearer(net, runningSums(hearFrames(kernels, frames, bands)));
  return {
    ask(asked) {
      const sounds = asked.map(hear);
      const odds = new Map<number, number>();
      for (const word of new Set(asked.map((sound) => sound.word))) {
        const places = asked.flatMap((sound, i) => (sound.word === word ? [i] : []));
        const own = places.map((i) => asked[i]!);
        odds.set(
          word,
          wordOdds(
            words,
            own,
            places.map((i) => sounds[i]!),
          ),
        );
      }
      return { sounds, words: odds };
    },
  };
}
