import { z } from 'zod';

/** What forms send for "no file": nothing, an empty file, or JavaScript's idea of an empty value. */
const NO_FILE = new Set<unknown>([undefined, null, '', 'null', 'undefined']);

/** The field `avatar` as bytes, undefined when no file was chosen. Anything else than a file becomes no
 *  bytes at all, which no picture is made of. */
export const avatarFieldSchema = z
  .unknown()
  .optional()
  .transform(async (value): Promise<Uint8Array | undefined> => {
    if (NO_FILE.has(value)) return undefined;
    if (!(value instanceof Blob)) return new Uint8Array();
    if (value.size === 0) return undefined;
    return new Uint8Array(await value.arrayBuffer());
  });
