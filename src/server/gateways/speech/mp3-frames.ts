/** Maximum offset of the first frame, bytes: before it may be a cut frame, zeros, or a program's data. */
const MAX_LEAD = 64 * 1024;

/** Bit rates of layer III, kbit/s, by the index that a frame has: of MPEG 1, then of MPEG 2 and 2.5. */
const KBITS = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;
/** Sample rates of MPEG 1, Hz; those of MPEG 2 are a half of them, those of 2.5 a quarter. */
const RATES = [44_100, 48_000, 32_000] as const;
/** Divisor of the rate, by the version that a frame has; 0 for none. */
const DIVISORS = [4, 0, 2, 1] as const;

/** Files of other kinds, which may contain frames by chance or as a part. */
const OTHER_FILES = /^(?:OggS|fLaC|RIFF|FORM|caff|#!AMR|.E\xdf\xa3|PK|%PDF|.{4}ftyp)/s;

/** The frames of an MP3 file, joined, without the bytes before, between and after them: tags, zeros, half a frame at a
 *  cut. The first frame must be followed by another one, because any byte can look like a frame.
 *  @returns null when it has none */
export function joinMp3Frames(bytes: Buffer): Buffer | null {
  const begin = afterTags(bytes);
  if (begin === 0 && OTHER_FILES.test(bytes.toString('latin1', 0, 12))) return null;
  const frames: Buffer[] = [];
  for (let at = findFrame(bytes, begin, begin + MAX_LEAD); at !== -1; ) {
    const end = at + frameLength(bytes, at);
    frames.push(bytes.subarray(at, end));
    at = frameLength(bytes, end) > 0 ? end : findFrame(bytes, end, bytes.length);
  }
  return frames.length > 0 ? Buffer.concat(frames) : null;
}

/** The end of the tags at the beginning; a file may have several. */
function afterTags(bytes: Buffer): number {
  let at = 0;
  while (bytes.toString('latin1', at, at + 3) === 'ID3' && at + 10 <= bytes.length) {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at + 6, at + 10);
    const hasFooter = (bytes[at + 5]! & 0x10) !== 0;
    at +=
      10 +
      (hasFooter ? 10 : 0) +
      ((a & 127) << 21) +
      ((b & 127) << 14) +
      ((c & 127) << 7) +
      (d & 127);
  }
  return at;
}

/** The position of the first frame that is followed by another one, or by the end of the file; −1 for none. */
function findFrame(bytes: Buffer, from: number, to: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1 && at < to; at = bytes.indexOf(0xff, at + 1)) {
    const length = frameLength(bytes, at);
    if (length === 0) continue;
    const next = at + length;
    if (next === bytes.length || (frameLength(bytes, next) > 0 && isAlike(bytes, at, next)))
      return at;
  }
  return -1;
}

/** Length of the whole frame at a position, bytes; 0 without a complete frame. */
function frameLength(bytes: Buffer, at: number): number {
  const [sync = 0, version = 0, rates = 0] = bytes.subarray(at, at + 3);
  if (sync !== 0xff || (version & 0xe6) !== 0xe2) return 0;
  const divisor = DIVISORS[(version >> 3) & 3]!;
  const kbit = KBITS[divisor === 1 ? 0 : 1][rates >> 4] ?? 0;
  const rate = RATES[(rates >> 2) & 3];
  if (divisor === 0 || kbit === 0 || !rate) return 0;
  const samples = divisor === 1 ? 144_000 : 72_000;
  const length = Math.floor((samples * kbit) / (rate / divisor)) + ((rates >> 1) & 1);
  return at + length <= bytes.length ? length : 0;
}

/** Whether two frames belong to one sound: the same version and sample rate. */
function isAlike(bytes: Buffer, one: number, other: number): boolean {
  return (
    bytes[one + 1] === bytes[other + 1] && (bytes[one + 2]! & 0x0c) === (bytes[other + 2]! & 0x0c)
  );
}
