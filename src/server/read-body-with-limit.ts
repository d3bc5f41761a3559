/** The body of a request is longer than its entry point allows. */
export class PayloadTooLargeError extends Error {}

/** Reads a request's body, whose `Content-Length` may be wrong or missing.
 *  @throws PayloadTooLargeError as soon as there are more than `maxBytes` bytes */
export async function readBodyWithLimit(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes)
    throw new PayloadTooLargeError();
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new PayloadTooLargeError();
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
