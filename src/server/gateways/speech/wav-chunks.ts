/** Length from which a stream's stated length means that it is unknown. */
const UNKNOWN_LENGTH = 0x7fff_f000;

/** Names of common chunks, by which the next one is found after a wrong length. */
const NAMES = new Set([
  ...[
    'fmt ',
    'data',
    'fact',
    'LIST',
    'list',
    'JUNK',
    'junk',
    'FLLR',
    'PAD ',
    'pad ',
    'bext',
    'cue ',
  ],
  ...[
    'plst',
    'smpl',
    'inst',
    'PEAK',
    'iXML',
    '_PMX',
    'id3 ',
    'ID3 ',
    'DISP',
    'acid',
    'strc',
    'cart',
  ],
  ...[
    'axml',
    'chna',
    'levl',
    'LGWV',
    'minf',
    'elm1',
    'regn',
    'umid',
    'afsp',
    'ds64',
    'wavl',
    'slnt',
  ],
  ...[
    'note',
    'labl',
    'ltxt',
    'tlst',
    'MARK',
    'Cr8r',
    'SyLp',
    'ResU',
    'SAUR',
    'Fake',
    'dbmd',
    'qlty',
  ],
]);

interface WavChunk {
  name: string;
  content: Buffer;
  /** Whether it states more than there is. */
  isCut: boolean;
}

/** The chunks of a WAV file, read as players do: a sound chunk of length 0 at the end extends to the end of the
 *  file, as in an unfinished recording; a chunk of an odd length may lack its padding byte. */
export function* findWavChunks(bytes: Buffer): Generator<WavChunk> {
  let largeLength: number | undefined;
  for (let offset = 12; offset + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', offset, offset + 4);
    const start = offset + 8;
    const rest = bytes.length - start;
    const stated = bytes.readUInt32LE(offset + 4);
    const isUnfinished = name === 'data' && stated === 0 && rest > 0 && !isName(bytes, start);
    // A file of the larger kind states the length of its sound in a chunk of its own.
    if (name === 'ds64' && rest >= 16) largeLength = Number(bytes.readBigUInt64LE(start + 8));
    const isLarge = name === 'data' && stated === 0xffff_ffff;
    const length = isUnfinished ? rest : Math.min((isLarge && largeLength) || stated, rest);
    offset = start + length;
    if (length % 2 === 1 && (isName(bytes, offset + 1) || !isName(bytes, offset))) offset++;
    // A sound chunk of length 0 before other chunks is empty.
    if (name === 'data' && length === 0) continue;
    const content = bytes.subarray(start, start + length);
    yield { name, content, isCut: stated > length && stated < UNKNOWN_LENGTH };
  }
}

const isName = (bytes: Buffer, at: number): boolean =>
  NAMES.has(bytes.toString('latin1', at, at + 4));
