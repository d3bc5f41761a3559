const SIMPLE_QUERY = 'Q'.charCodeAt(0);
const BEGIN = Buffer.from('BEGIN\0');
const LIMITED_BEGIN = 'BEGIN; SET LOCAL ';

/** Removes the time-outs that the product sends with BEGIN. PGlite 0.5.16 applies them to the one session that
 *  all connections share: after a time-out it reports the end of the session for ever and executes no further
 *  query.
 *  @param message of the PostgreSQL protocol, from a client
 *  @returns the message, or a plain BEGIN in its place */
export function plainBegin(message: Uint8Array): Uint8Array {
  if (message[0] !== SIMPLE_QUERY) return message;
  const start = Buffer.from(message.subarray(5, 5 + LIMITED_BEGIN.length)).toString('latin1');
  if (start !== LIMITED_BEGIN) return message;
  const plain = Buffer.alloc(5 + BEGIN.length);
  plain[0] = SIMPLE_QUERY;
  plain.writeInt32BE(4 + BEGIN.length, 1);
  BEGIN.copy(plain, 5);
  return new Uint8Array(plain);
}
