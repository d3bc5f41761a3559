import { readFile } from 'node:fs/promises';
import { MPEGDecoder } from 'mpg123-decoder';
import { MP3_RATE } from '~/server/gateways/speech/mp3';

/** Decodes one of our MP3 files: 16 kHz mono in [−1, 1].
 *  @throws Error when it is damaged or has another rate */
async function decodeAudio(mp3: Uint8Array): Promise<Float32Array> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    const { channelData, sampleRate, errors } = decoder.decode(mp3);
    if (errors.length > 0) throw new Error(`The MP3 file is damaged: ${errors[0]!.message}.`);
    if (sampleRate !== MP3_RATE) throw new Error(`The MP3 file has ${sampleRate} Hz.`);
    return Float32Array.from(channelData[0]!);
  } finally {
    decoder.free();
  }
}

/** Reads and decodes one of our MP3 files. */
export const readAudio = async (file: string): Promise<Float32Array> =>
  decodeAudio(await readFile(file));
