import { BodyTooLarge, readAtMost } from '~/server/read-at-most';

/** Fields of a request's body; a file stays a file. */
export type BodyFields = Record<string, unknown>;

/** A body that breaks the protocol: which status it gets. */
export class BodyError extends Error {
  constructor(readonly status: 400 | 413 | 415) {
    super(`body refused with ${status}`);
  }
}

const PLAIN_MAX = 64 * 1024;
const FORM_MAX = 6 * 1024 * 1024;

/** Reads JSON, a urlencoded form or, where allowed, a multipart form into fields. No body is no fields.
 *  @throws BodyError 400 it does not parse · 413 it is too large · 415 its type is not supported */
export async function readBody(request: Request, multipart: boolean): Promise<BodyFields> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  const isForm = type === 'multipart/form-data' && multipart;
  const known = isForm || type === 'application/json' || type === FORM;
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  if (encoding !== 'identity') throw new BodyError(415);
  if (!known && type) throw new BodyError(415);
  const bytes = await bytesOf(request, isForm ? FORM_MAX : PLAIN_MAX);
  if (!known && bytes.byteLength > 0) throw new BodyError(415);
  if (isForm) return formFields(bytes, request.headers.get('content-type') ?? '');
  const text = decode(bytes);
  if (text.trim() === '') return {};
  return type === FORM ? Object.fromEntries(new URLSearchParams(text)) : jsonFields(text);
}

const FORM = 'application/x-www-form-urlencoded';

async function bytesOf(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await readAtMost(request, most);
  } catch (error) {
    throw new BodyError(error instanceof BodyTooLarge ? 413 : 400);
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new BodyError(400);
  }
}

function jsonFields(text: string): BodyFields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BodyError(400);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new BodyError(400);
  return value as BodyFields;
}

async function formFields(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<BodyFields> {
  try {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    return Object.fromEntries(form);
  } catch {
    throw new BodyError(400);
  }
}
