const SIMPLE_QUERY = 'Q'.charCodeAt(0);
const BEGIN = Buffer.from('BEGIN\0');
const LIMITED_BEGIN = 'BEGIN; SET LOCAL ';

/** Takes the time-outs that the product sends along with BEGIN off it. PGlite 0.5.16 takes them seriously:
 *  its clock ends the one session that all connections share, which cannot end, so that it reports that
 *  end for ever and answers nobody again.
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
