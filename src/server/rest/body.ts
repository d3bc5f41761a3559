import { PayloadTooLargeError, readBodyWithLimit } from '~/server/read-body-with-limit';
import { ProtocolError } from './protocol-error';

/** Fields of a request's body; a file is a `Blob`. */
export type BodyFields = Record<string, unknown>;

/** A body that breaks the protocol, with its error code. */
class BodyError extends ProtocolError {
  constructor(code: 'BODY_UNREADABLE' | 'BODY_TOO_LARGE' | 'BODY_TYPE_UNSUPPORTED') {
    super(code);
  }
}

const MAX_PLAIN_BYTES = 64 * 1024;
const MAX_FORM_BYTES = 6 * 1024 * 1024;

/** Reads JSON, a urlencoded form or, where allowed, a multipart form into fields. An empty body has no fields;
 *  of a repeated field the last value counts.
 *  @throws BodyError BODY_UNREADABLE | BODY_TOO_LARGE | BODY_TYPE_UNSUPPORTED */
export async function readBody(request: Request, multipart: boolean): Promise<BodyFields> {
  const { type, charset } = contentType(request);
  const isForm = type === 'multipart/form-data' && multipart;
  const known = isForm || type === 'application/json' || type === FORM;
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  if (encoding.toLowerCase() !== 'identity' || !UTF8.has(charset))
    throw new BodyError('BODY_TYPE_UNSUPPORTED');
  if (!known && type) throw new BodyError('BODY_TYPE_UNSUPPORTED');
  const bytes = await readBytes(request, isForm ? MAX_FORM_BYTES : MAX_PLAIN_BYTES);
  if (!known && bytes.byteLength > 0) throw new BodyError('BODY_TYPE_UNSUPPORTED');
  if (isForm) return formFields(bytes, request.headers.get('content-type') ?? '');
  const text = decode(bytes);
  if (text.trim() === '') return {};
  return type === FORM ? Object.fromEntries(new URLSearchParams(text)) : jsonFields(text);
}

const FORM = 'application/x-www-form-urlencoded';

/** Names of the only supported character set, and of ASCII, its subset. */
const UTF8 = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii']);

/** The media type and its character set, both in lower case. */
function contentType(request: Request) {
  const [type = '', ...parameters] = (request.headers.get('content-type') ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((part) => part.startsWith('charset='))?.slice('charset='.length);
  return { type, charset: charset?.replaceAll('"', '') ?? 'utf-8' };
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await readBodyWithLimit(request, maxBytes);
  } catch (error) {
    throw new BodyError(
      error instanceof PayloadTooLargeError ? 'BODY_TOO_LARGE' : 'BODY_UNREADABLE',
    );
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new BodyError('BODY_UNREADABLE');
  }
}

function jsonFields(text: string): BodyFields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BodyError('BODY_UNREADABLE');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BodyError('BODY_UNREADABLE');
  return value as BodyFields;
}

async function formFields(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<BodyFields> {
  try {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    return Object.fromEntries(form);
  } catch {
    throw new BodyError('BODY_UNREADABLE');
  }
}
