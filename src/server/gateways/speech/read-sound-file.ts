import { MPEGDecoder } from 'mpg123-decoder';
import { MAX_TAKE_SECONDS } from '~/domain/sound-file';
import { spokenChannel } from '~/domain/speech/spoken-channel';
import { joinMp3Frames } from './mp3-frames';
import { SoundFileError } from './sound-file-error';
import type { SpokenText } from './speech-engine';
import { isWav, readWav } from './wav';

/** Number of bytes that are decoded at once, because a small file can contain hours. */
const CHUNK_BYTES = 16_384;

/** Reads an uploaded sound file: WAV or MP3, by its content and not its name. Of several channels the one with
 *  speech is used.
 *  @throws SoundFileError naming the problem */
export async function readSoundFile(bytes: Buffer): Promise<SpokenText> {
  if (isWav(bytes)) return requireLength(readWav(bytes));
  const frames = joinMp3Frames(bytes);
  if (frames) return readMp3(frames);
  // Frames of a free bit rate do not contain their length, so the decoder must find them.
  if (saysMp3(bytes)) return readMp3(bytes);
  throw new SoundFileError('format', 'This is neither a WAV nor an MP3 file.');
}

/** Whether a file begins with a tag or a frame of MPEG layer III. */
function saysMp3(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 0, 3) === 'ID3') return true;
  const [first = 0, second = 0] = bytes;
  return first === 0xff && (second & 0xe6) === 0xe2;
}

async function readMp3(bytes: Buffer): Promise<SpokenText> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const channels: Float32Array[][] = [[], []];
  let rate = 0;
  let samples = 0;
  let error: string | undefined;
  try {
    for (let offset = 0; offset < bytes.length; offset += CHUNK_BYTES) {
      const { channelData, samplesDecoded, sampleRate, errors } = decoder.decode(
        bytes.subarray(offset, offset + CHUNK_BYTES),
      );
      error ??= errors[0]?.message;
      if (samplesDecoded === 0) continue;
      if (rate !== 0 && sampleRate !== rate)
        throw new SoundFileError('broken', 'The MP3 file changes its sample rate.');
      rate = sampleRate;
      samples += samplesDecoded;
      if (samples > MAX_TAKE_SECONDS * rate) throw tooLong();
      for (const [channel, parts] of channels.entries())
        parts.push(Float32Array.from(channelData[channel] ?? channelData[0]!));
    }
  } finally {
    decoder.free();
  }
  if (samples === 0)
    throw new SoundFileError('broken', `The MP3 file has no sound in it: ${error ?? 'no frame'}.`);
  const spoken = spokenChannel(
    channels.map((parts) => joined(parts, samples)),
    rate,
  );
  const pcm = Int16Array.from(spoken, (sample) =>
    Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_767))),
  );
  return { pcm, rate };
}

function joined(parts: readonly Float32Array[], length: number): Float32Array {
  const whole = new Float32Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function requireLength(sound: SpokenText): SpokenText {
  if (sound.pcm.length > MAX_TAKE_SECONDS * sound.rate) throw tooLong();
  if (sound.pcm.length === 0) throw new SoundFileError('broken', 'The file has no sound in it.');
  return sound;
}

const tooLong = () =>
  new SoundFileError('long', `The file lasts longer than ${MAX_TAKE_SECONDS} seconds.`);
