import type { Ear, PlacedSound } from '~/domain/speech/ear';
import { recordingBands } from './bands';
import { type EarNets, hearRecording, loadEarNets } from './ear-nets';
import { earPhones, SILENCE } from './heard-sounds';
import type { Kernels } from './kernels';
import type { AskedSound } from './sound-windows';
import { wordMeasurements } from './word-measurements';

/** Opens the file of a net as an ear for the scorer.
 *  @throws Error when the bytes are no such file */
export const openEar = (kernels: Kernels, bytes: ArrayBuffer): Ear =>
  toEar(loadEarNets(kernels, bytes));

const toEar = (nets: EarNets): Ear => ({
  listen(pcm, offset, frames) {
    const heard = hearRecording(nets, recordingBands(pcm, offset, frames));
    return {
      measureWords(sounds, only) {
        const asked = askedSounds(sounds);
        if (only === undefined) return wordMeasurements(heard, asked);
        const { words } = heard.ask(asked.filter(({ word }) => word === only));
        return new Map([...words].map(([word, odds]) => [word, [odds]]));
      },
    };
  },
});

/** The sounds of a text as the net is asked for them. */
export function askedSounds(sounds: readonly PlacedSound[]): AskedSound[] {
  const phones = sounds.map(({ phone }) => earPhones.indexOf(phone));
  return sounds.map(
    ({ word, first, last }, i): AskedSound => ({
      phone: phones[i]!,
      word,
      first,
      last,
      next: phones[i + 1] ?? SILENCE,
      endsWord: sounds[i + 1]?.word !== word,
    }),
  );
}
