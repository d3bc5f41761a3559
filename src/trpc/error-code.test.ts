import { TRPCClientError } from '@trpc/client';
import { expect, it } from 'vitest';
import { ApiCallError } from './api-call-error';
import { errorReference } from './error-code';

/** The error of a call that was answered with `body`. */
function failedCall(body: unknown, headers: HeadersInit = {}) {
  const meta = { response: new Response(null, { status: 500, headers }) };
  const data = body as { error?: { message: string; code: number; data: object } };
  return data?.error
    ? TRPCClientError.from(data as never, { meta })
    : TRPCClientError.from(new Error('Unexpected token <'), { meta });
}
const answer = (errorCode: string, requestId?: string) => ({
  error: { message: errorCode, code: -32603, data: { errorCode, requestId } },
});

it('An unexpected error has the id of its request', () => {
  expect(errorReference(failedCall(answer('INTERNAL', 'bf85ee71')))).toBe('bf85ee71');
  expect(errorReference(new ApiCallError({ errorCode: 'INTERNAL', requestId: 'a1' }))).toBe('a1');
});

it('An error before the call, or of a response that is none of ours, has the id of the response’s header', () => {
  const headers = { 'x-request-id': '0f9c' };
  expect(errorReference(failedCall(answer('INTERNAL'), headers))).toBe('0f9c');
  expect(errorReference(failedCall('<html>', headers))).toBe('0f9c');
});

it('An error that says what to do, and one without a response, have none', () => {
  expect(errorReference(failedCall(answer('CART_CHANGED', 'bf85ee71')))).toBeNull();
  expect(errorReference(failedCall('<html>'))).toBeNull();
  for (const error of [new TypeError('Failed to fetch'), null, undefined, 'x'])
    expect(errorReference(error)).toBeNull();
});
