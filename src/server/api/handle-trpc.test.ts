import { describe, expect, it } from 'vitest';
import { createBrowser } from '~/test/next-headers';
import { handleTrpcRequest } from './handle-trpc';

async function sendRequest(path: string, init?: RequestInit) {
  const request = new Request(`http://localhost:3000/api/trpc/${path}`, init);
  const response = await createBrowser().act(request, handleTrpcRequest);
  const [first] = [await response.json()].flat();
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    code: first.error?.json.data.errorCode,
  };
}

const post = (body: BodyInit, type = 'application/json') =>
  sendRequest('cart.clear', { method: 'POST', body, headers: { 'content-type': type } });

describe('Invalid tRPC requests', () => {
  it.each([
    ['%', 404, 'NOT_FOUND'],
    ['%E0%A4%A', 404, 'NOT_FOUND'],
    ['cart.nothing', 404, 'NOT_FOUND'],
    ['__proto__', 404, 'NOT_FOUND'],
    ['cart.clear', 405, 'METHOD_NOT_ALLOWED'],
    ['course.unit?input=%7B', 400, 'VALIDATION_FAILED'],
    [`${'plan.list,'.repeat(31)}plan.list?batch=1`, 400, 'VALIDATION_FAILED'],
  ])('The invalid tRPC request %s is a client error', async (path, status, code) => {
    expect(await sendRequest(path)).toEqual({ status, code, type: 'application/json' });
  });

  it.each([
    ['a form', new FormData(), 'multipart/form-data; boundary=x', 415, 'BODY_TYPE_UNSUPPORTED'],
    ['a text', '{}', 'text/plain', 415, 'BODY_TYPE_UNSUPPORTED'],
    ['too much', 'x'.repeat(9_000_000), 'application/json', 413, 'BODY_TOO_LARGE'],
  ])('A tRPC request whose body is %s is a client error', async (_, body, type, status, code) => {
    expect(await post(body, type)).toEqual({ status, code, type: 'application/json' });
  });
});

/** Every header and parameter by which tRPC's server chooses the form of its response. */
const WISHES: Record<string, string>[] = [
  { 'trpc-accept': 'application/jsonl' },
  { 'trpc-accept': 'application/jsonl, application/json' },
  { accept: 'application/jsonl' },
  { accept: 'text/event-stream' },
];

describe('The form of a tRPC response', () => {
  it.each(WISHES)(
    'A batch is one JSON document without headers of the connection for %j',
    async (headers) => {
      const address = 'http://localhost:3000/api/trpc/plan.list,nothing.here?batch=1';
      const posted = { 'content-type': 'application/json', ...headers };
      for (const request of [
        new Request(`${address}&input=%7B%7D`, { headers }),
        new Request(address, { method: 'POST', headers: posted, body: '{}' }),
      ]) {
        const response = await createBrowser().act(request, handleTrpcRequest);
        expect(response.headers.get('content-type')).toBe('application/json');
        expect(response.headers.get('transfer-encoding')).toBeNull();
        expect(await response.json()).toHaveLength(2);
      }
    },
  );
});
