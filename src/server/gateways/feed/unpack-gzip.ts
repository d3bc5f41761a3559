import { crc32, inflateRawSync } from 'node:zlib';

/** Flags in a member's header for the fields that follow its ten bytes. */
const CHECKED_HEAD = 2;
const EXTRA = 4;
const NAME = 8;
const COMMENT = 16;
/** Maximum number of members of one file, because even an empty member takes time. */
const MAX_MEMBERS = 1_000;
const HEAD_BYTES = 10;
const TRAILER_BYTES = 8;

/** Whether a file begins as gzip does. */
export const isGzip = ([first, second, method]: Uint8Array): boolean =>
  first === 0x1f && second === 0x8b && method === 8;

/** Unpacks a file of gzip, member by member, and drops bytes after the last one, for which `zlib` itself would
 *  reject the file.
 *  @throws Error when a member is cut off or does not match its trailer; with the code ERR_BUFFER_TOO_LARGE when
 *    more than `maxBytes` come out */
export function unpackGzip(bytes: Buffer, maxBytes: number): Buffer {
  const parts: Buffer[] = [];
  let left = maxBytes;
  let at = 0;
  while (isGzip(bytes.subarray(at))) {
    if (parts.length === MAX_MEMBERS) throw new Error('It has too many members.');
    at = endOfHead(bytes, at);
    const { buffer, consumed } = inflate(bytes.subarray(at), left);
    at += consumed;
    if (at + TRAILER_BYTES > bytes.length) throw new Error('A member is cut off.');
    const isWhole =
      bytes.readUInt32LE(at) === crc32(buffer) && bytes.readUInt32LE(at + 4) === buffer.length;
    if (!isWhole) throw new Error('A member is not what its trailer says.');
    at += TRAILER_BYTES;
    left -= buffer.length;
    parts.push(buffer);
  }
  return Buffer.concat(parts);
}

/** The beginning of the deflated data of the member at an offset. */
function endOfHead(bytes: Buffer, from: number): number {
  const flags = bytes[from + 3] ?? 0;
  let at = from + HEAD_BYTES;
  if (flags & EXTRA) at += 2 + (bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0);
  for (const text of [NAME, COMMENT])
    if (flags & text) {
      const end = bytes.indexOf(0, at);
      if (end === -1) throw new Error('A head is cut off.');
      at = end + 1;
    }
  return at + (flags & CHECKED_HEAD ? 2 : 0);
}

/** Inflates up to the end of the deflated data. */
function inflate(bytes: Buffer, maxBytes: number): { buffer: Buffer; consumed: number } {
  // The maximum must be at least 1; one byte more than allowed fails as too large.
  const result = inflateRawSync(bytes, { maxOutputLength: Math.max(maxBytes, 1), info: true });
  const { buffer, engine } = result as unknown as {
    buffer: Buffer;
    engine: { bytesWritten: number };
  };
  return { buffer, consumed: engine.bytesWritten };
}
