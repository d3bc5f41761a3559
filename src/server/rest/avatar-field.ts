import { z } from 'zod';

/** Values that forms send for "no file": none, an empty text, or an empty value of JavaScript as text. */
const NO_FILE = new Set<unknown>([undefined, null, '', 'null', 'undefined']);

/** The field `avatar` as bytes, undefined when no file was chosen. Any other value than a file becomes zero
 *  bytes, which are no valid image. */
export const avatarFieldSchema = z
  .unknown()
  .optional()
  .transform(async (value): Promise<Uint8Array | undefined> => {
    if (NO_FILE.has(value)) return undefined;
    if (!(value instanceof Blob)) return new Uint8Array();
    if (value.size === 0) return undefined;
    return new Uint8Array(await value.arrayBuffer());
  });
