import { toTable } from '~/lib/to-table';
import { SoundFileError } from './sound-file-error';
import type { SpokenText } from './speech-engine';

/** Sample rates that a file may state, Hz. */
const MIN_RATE = 8_000;
const MAX_RATE = 192_000;
/** Length from which a stream states that it does not know its own. */
const UNKNOWN_LENGTH = 0x7fff_f000;

const INTEGERS = 1;
const FLOATS = 3;
/** The form of samples stands in an extension of the format. */
const EXTENSIBLE = 0xfffe;

interface WavFormat {
  channels: number;
  rate: number;
  /** Bytes of one sample. */
  bytes: number;
  /** Reads a sample as 16 bits. */
  read: (file: Buffer, offset: number) => number;
}

/** Whether a file says that it is WAV. */
export const isWav = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WAVE';

/** Reads a WAV file of 16, 24 or 32 bits, or 32-bit floating point; of several channels the first is taken.
 *  @throws SoundFileError naming what is wrong with it */
export function readWav(bytes: Buffer): SpokenText {
  if (!isWav(bytes)) throw new SoundFileError('format', 'This is no WAV file.');
  let format: WavFormat | undefined;
  for (let offset = 12; offset + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', offset, offset + 4);
    const start = offset + 8;
    const stated = bytes.readUInt32LE(offset + 4);
    const length = Math.min(stated, bytes.length - start);
    if (name === 'fmt ') format = readFormat(bytes.subarray(start, start + length));
    if (name === 'data' && format) {
      if (stated > length && stated < UNKNOWN_LENGTH)
        throw new SoundFileError('truncated', 'The WAV file ends before its end.');
      return { pcm: readSamples(bytes.subarray(start, start + length), format), rate: format.rate };
    }
    offset = start + length + (length % 2);
  }
  throw new SoundFileError('broken', 'The WAV file has no sound in it.');
}

function readFormat(chunk: Buffer): WavFormat {
  if (chunk.length < 16) throw new SoundFileError('broken', 'The WAV file has no format.');
  const code = chunk.readUInt16LE(0);
  const form = code === EXTENSIBLE && chunk.length >= 26 ? chunk.readUInt16LE(24) : code;
  const channels = chunk.readUInt16LE(2);
  const rate = chunk.readUInt32LE(4);
  const bits = chunk.readUInt16LE(14);
  const read = READERS.get(`${form}/${bits}`);
  if (!read) throw new SoundFileError('bits', 'The WAV file is not in 16, 24 or 32 bits.');
  if (channels === 0) throw new SoundFileError('broken', 'The WAV file has no channel.');
  if (rate < MIN_RATE || rate > MAX_RATE)
    throw new SoundFileError('rate', `The WAV file has ${rate} samples a second.`);
  return { channels, rate, bytes: bits / 8, read };
}

const READERS = toTable<WavFormat['read'] | undefined>({
  [`${INTEGERS}/16`]: (file, at) => file.readInt16LE(at),
  [`${INTEGERS}/24`]: (file, at) => file.readInt16LE(at + 1),
  [`${INTEGERS}/32`]: (file, at) => file.readInt16LE(at + 2),
  [`${FLOATS}/32`]: (file, at) => to16Bits(file.readFloatLE(at)),
});

/** What is no number, which a file can hold, is silence. */
const to16Bits = (sample: number): number =>
  Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_767))) || 0;

function readSamples(file: Buffer, { channels, bytes, read }: WavFormat): Int16Array {
  const step = channels * bytes;
  const pcm = new Int16Array(Math.floor(file.length / step));
  for (let i = 0; i < pcm.length; i++) pcm[i] = read(file, step * i);
  return pcm;
}
