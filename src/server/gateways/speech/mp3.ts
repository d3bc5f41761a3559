import { createMp3Encoder } from 'wasm-media-encoders';
import { createInfoFrame } from './mp3-info';

/** Sample rate of all voices, Hz. */
export const MP3_RATE = 16_000;
const KBIT = 32;
/** Length of a frame at this constant bit rate: 72 · bit rate / sample rate. */
const FRAME_BYTES = (72 * KBIT * 1000) / MP3_RATE;

/** Encoder settings, part of a clip's hash: a change of them makes another file. */
export const MP3_SETTINGS = `lame-wasm-0.7.0/${KBIT}k/${MP3_RATE}/mono/info`;

/** Encodes mono speech as MP3 with LAME, 32 kbit/s, so that a decoder returns exactly as many samples, at the
 *  same positions.
 *  @param pcm 16 kHz, in [−1, 1] */
export async function encodeMp3(pcm: Float32Array): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: MP3_RATE, channels: 1, bitrate: KBIT });
  // The encoder returns a view of its own memory, which the next call overwrites.
  const body = Uint8Array.from(encoder.encode([pcm]));
  const tail = Uint8Array.from(encoder.finalize());
  const frames = Buffer.concat([body, tail]);
  if (frames.length % FRAME_BYTES !== 0) throw new Error('LAME left an unfinished frame.');
  return Buffer.concat([createInfoFrame(pcm.length, frames, frames.length / FRAME_BYTES), frames]);
}
