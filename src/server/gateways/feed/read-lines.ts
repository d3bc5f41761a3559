import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { markedEncoding } from '~/domain/text-encoding/decode-text';
import { isWesternProse } from '~/domain/text-encoding/western-prose';
import { decodeWindows1252 } from '~/domain/text-encoding/windows-1252';
import { FeedError } from './feed-error';

/** Reads the lines of a text file of any size, by the rule of `decodeText`. The file is read twice, because its
 *  encoding is known only at its end, and no line is yielded before.
 *  @throws FeedError charset */
export async function* readLines(file: string): AsyncGenerator<string> {
  const encoding = await findEncoding(file);
  yield* linesIn(file, encoding);
}

async function findEncoding(file: string): Promise<string> {
  const marked = markedEncoding(await readStart(file));
  for (const encoding of marked ? [marked] : ['utf-8', 'windows-1252'])
    if (await isReadableAs(file, encoding)) return encoding;
  throw new FeedError('charset', marked ?? '');
}

async function readStart(file: string): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function isReadableAs(file: string, encoding: string): Promise<boolean> {
  try {
    for await (const line of linesIn(file, encoding))
      if (encoding === 'windows-1252' && !isWesternProse(line)) return false;
    return true;
  } catch (error) {
    // An unknown encoding, or bytes without a character in it.
    if (error instanceof RangeError || error instanceof TypeError) return false;
    throw error;
  }
}

async function* linesIn(file: string, encoding: string): AsyncGenerator<string> {
  let line = '';
  // A line break of two characters may be split between two chunks.
  let held = '';
  for await (const part of decodedParts(file, encoding)) {
    const text = held + part;
    held = text.endsWith('\r') ? '\r' : '';
    const [first = '', ...rest] = text.slice(0, text.length - held.length).split(/\r\n?|\n/);
    line += first;
    for (const next of rest) {
      yield line;
      line = next;
    }
  }
  yield line;
}

async function* decodedParts(file: string, encoding: string): AsyncGenerator<string> {
  const bytes: AsyncIterable<Buffer> = createReadStream(file);
  if (encoding === 'windows-1252') {
    for await (const part of bytes) {
      const text = decodeWindows1252(part);
      if (text === null) throw new RangeError('A byte has no character.');
      yield text;
    }
    return;
  }
  const decoder = new TextDecoder(encoding, { fatal: true });
  for await (const part of bytes)
    yield decoder.decode(part as Uint8Array<ArrayBuffer>, { stream: true });
  yield decoder.decode();
}
