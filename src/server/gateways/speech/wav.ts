import { spokenChannel } from '~/domain/speech/spoken-channel';
import { toTable } from '~/lib/to-table';
import { fromALaw, fromMuLaw } from './g711';
import { SoundFileError } from './sound-file-error';
import type { SpokenText } from './speech-engine';
import { findWavChunks } from './wav-chunks';

/** Sample rates that a file may state, Hz. */
const MIN_RATE = 8_000;
const MAX_RATE = 192_000;

const INTEGERS = 1;
const FLOATS = 3;
const A_LAW = 6;
const MU_LAW = 7;
/** The sample format is in an extension of the format chunk. */
const EXTENSIBLE = 0xfffe;

interface WavFormat {
  channels: number;
  rate: number;
  /** Bytes between the samples of two channels. */
  bytes: number;
  /** Bytes of a sample that are read. */
  depth: number;
  /** Reads a sample as 16 bits. */
  read: (file: Buffer, offset: number) => number;
}

/** Whether a file has a WAV signature; larger files have `RF64` or `BW64`. */
export const isWav = (bytes: Buffer): boolean =>
  /^(?:RIFF|RF64|BW64)$/.test(bytes.toString('latin1', 0, 4)) &&
  bytes.toString('latin1', 8, 12) === 'WAVE';

/** Reads a WAV file of 8, 16, 24 or 32 bits, in floating point, or in A-law or µ-law; of several channels the one
 *  with speech is used.
 *  @throws SoundFileError naming the problem */
export function readWav(bytes: Buffer): SpokenText {
  if (!isWav(bytes)) throw new SoundFileError('format', 'This is no WAV file.');
  let format: WavFormat | undefined;
  for (const { name, content, isCut } of findWavChunks(bytes)) {
    if (name === 'fmt ') format = readFormat(content);
    if (name !== 'data' || !format) continue;
    if (isCut) throw new SoundFileError('truncated', 'The WAV file ends before its end.');
    const { rate } = format;
    return { pcm: spokenChannel(readChannels(content, format), rate), rate };
  }
  throw new SoundFileError('broken', 'The WAV file has no sound in it.');
}

function readFormat(chunk: Buffer): WavFormat {
  if (chunk.length < 16) throw new SoundFileError('broken', 'The WAV file has no format.');
  const code = chunk.readUInt16LE(0);
  const form = code === EXTENSIBLE && chunk.length >= 26 ? chunk.readUInt16LE(24) : code;
  const channels = chunk.readUInt16LE(2);
  const rate = chunk.readUInt32LE(4);
  // Samples of 20 bits are in the upper bits of 24.
  const bits = Math.ceil(chunk.readUInt16LE(14) / 8) * 8;
  const read = READERS.get(`${form}/${bits}`);
  if (!read)
    throw new SoundFileError('bits', `The WAV file has samples of format ${form} in ${bits} bits.`);
  if (channels === 0) throw new SoundFileError('broken', 'The WAV file has no channel.');
  if (rate < MIN_RATE || rate > MAX_RATE)
    throw new SoundFileError('rate', `The WAV file has ${rate} samples a second.`);
  const depth = bits / 8;
  // Samples of 24 bits may be in blocks of four bytes.
  const bytes = depth === 3 && chunk.readUInt16LE(12) === channels * 4 ? 4 : depth;
  return { channels, rate, bytes, depth, read };
}

const READERS = toTable<WavFormat['read'] | undefined>({
  // Samples of 8 bits have no sign.
  [`${INTEGERS}/8`]: (file, at) => (file.readUInt8(at) - 128) * 256,
  [`${INTEGERS}/16`]: (file, at) => file.readInt16LE(at),
  [`${INTEGERS}/24`]: (file, at) => file.readInt16LE(at + 1),
  [`${INTEGERS}/32`]: (file, at) => file.readInt16LE(at + 2),
  [`${FLOATS}/32`]: (file, at) => to16Bits(file.readFloatLE(at)),
  [`${FLOATS}/64`]: (file, at) => to16Bits(file.readDoubleLE(at)),
  [`${A_LAW}/8`]: (file, at) => fromALaw(file.readUInt8(at)),
  [`${MU_LAW}/8`]: (file, at) => fromMuLaw(file.readUInt8(at)),
});

/** NaN, which a file can contain, becomes silence. */
const to16Bits = (sample: number): number =>
  Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_767))) || 0;

function readChannels(file: Buffer, format: WavFormat): Int16Array[] {
  const { channels, bytes, read } = format;
  const step = channels * bytes;
  const length = Math.floor(file.length / step);
  const first = firstByte(file, format);
  return Array.from({ length: channels }, (_, channel) => {
    const pcm = new Int16Array(length);
    for (let i = 0; i < length; i++) pcm[i] = read(file, step * i + bytes * channel + first);
    return pcm;
  });
}

/** The first byte of a sample in its block: at the upper end by the standard, at the lower end in files whose
 *  upper bytes only repeat the sign. */
function firstByte(file: Buffer, { bytes, depth }: WavFormat): number {
  if (bytes === depth) return 0;
  for (let at = 0; at + bytes <= file.length; at += bytes) {
    const sign = file[at + depth - 1]! & 0x80 ? 0xff : 0;
    if (file[at + depth] !== sign) return bytes - depth;
  }
  return 0;
}
