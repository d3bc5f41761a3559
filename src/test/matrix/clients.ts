import superjson from 'superjson';
import { GET, POST } from '~/app/api/trpc/[trpc]/route';
import type { ErrorCode } from '~/schemas/error-codes';
import { handleRestRequest } from '~/server/rest/handler';
import type { TestBrowser } from '~/test/next-headers';

export const SITE = 'http://localhost:3000';
export const PARTNER = 'https://partner.example';

export const CONTENT_TYPES = ['json', 'urlencoded', 'multipart', 'text', 'none'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** A request, independent of REST and tRPC. */
export interface TestRequest {
  method: 'GET' | 'POST';
  /** `auth/login` or `auth.signIn` */
  call: string;
  input?: Record<string, unknown>;
  type: ContentType;
  headers: Record<string, string>;
}

export interface TestResponse {
  status: number;
  headers: Headers;
  text: string;
  /** Error code; null for success. */
  code: ErrorCode | null;
  /** REST: the envelope; tRPC: the result of the procedure. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into it as clients do
  body: any;
}

export type TestClient = (browser: TestBrowser, request: TestRequest) => Promise<TestResponse>;

/** Sends a request to `/api/front`. */
export const restTestClient: TestClient = async (
  browser,
  { method, call, input = {}, type, headers },
) => {
  const body = method === 'GET' ? undefined : toBody(type, input, JSON.stringify(input));
  const request = new Request(`${SITE}/api/front/${call}`, {
    method,
    ...body,
    headers: { ...headers, ...typeHeader(type, method) },
  });
  const response = await browser.act(request, (incoming) => handleRestRequest(incoming, call));
  const text = await response.text();
  const envelope = JSON.parse(text);
  const { status, headers: responseHeaders } = response;
  return {
    status,
    headers: responseHeaders,
    text,
    code: envelope.errorCode ?? null,
    body: envelope,
  };
};

/** Sends a request to `/api/trpc`. */
export const trpcTestClient: TestClient = async (
  browser,
  { method, call, input, type, headers },
) => {
  const json = JSON.stringify(superjson.serialize(input));
  const query = method === 'GET' && input ? `?${new URLSearchParams({ input: json })}` : '';
  const request = new Request(`${SITE}/api/trpc/${call}${query}`, {
    method,
    ...(method === 'POST' && toBody(type, input ?? {}, json)),
    headers: { ...headers, ...typeHeader(type, method) },
  });
  const response = await browser.act(request, method === 'GET' ? GET : POST);
  const text = await response.text();
  const { error, result } = JSON.parse(text);
  const { status, headers: responseHeaders } = response;
  const code = error ? superjson.deserialize<{ data: { errorCode: ErrorCode } }>(error) : null;
  return {
    status,
    headers: responseHeaders,
    text,
    code: code?.data.errorCode ?? null,
    body: result && superjson.deserialize(result.data),
  };
};

const MIME: Partial<Record<ContentType, string>> = {
  json: 'application/json',
  urlencoded: 'application/x-www-form-urlencoded',
  text: 'text/plain',
};

/** A form writes its own header, boundary included; a GET has no body to describe and does it anyway. */
function typeHeader(type: ContentType, method: string): Record<string, string> {
  const mime = type === 'multipart' && method === 'GET' ? 'multipart/form-data' : MIME[type];
  return mime ? { 'content-type': mime } : {};
}

function toBody(type: ContentType, input: Record<string, unknown>, json: string): RequestInit {
  const texts = Object.entries(input).map(([name, value]) => [name, String(value)]);
  if (type === 'urlencoded') return { body: new URLSearchParams(texts).toString() };
  if (type !== 'multipart') return { body: new TextEncoder().encode(json) };
  const form = new FormData();
  for (const [name = '', value = ''] of texts) form.append(name, value);
  return { body: form };
}
