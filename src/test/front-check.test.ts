import { expect, it } from 'vitest';
import { frontDocument } from '~/server/front/openapi/document';
import { type FrontAnswer, frontCheck } from './front-check';

const check = frontCheck(frontDocument('en'));
const good: FrontAnswer = {
  method: 'GET',
  path: 'auth',
  status: 200,
  headers: new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  }),
  body: { result: false, user: null },
};
const refusal = (errorCode: string) => ({ result: false, errorMessage: 'Sorry.', errorCode });

it('finds nothing wrong with an answer of the contract', () => {
  expect(check(good)).toEqual([]);
});

it.each<[string, Partial<FrontAnswer>]>([
  ['a field too many', { body: { result: false, user: null, extra: 1 } }],
  ['a field too few', { body: { result: false } }],
  ['a wrong type', { body: { result: false, user: 'Ming' } }],
  ['result at another place', { body: { user: null, result: false } }],
  ['a status that the call does not have', { status: 201 }],
  ['HTML', { headers: new Headers({ 'content-type': 'text/html', 'cache-control': 'no-store' }) }],
  ['an answer that is kept', { headers: new Headers({ 'content-type': 'application/json' }) }],
  [
    'a refusal that the call does not name',
    { method: 'POST', path: 'cart/add', body: refusal('EMAIL_TAKEN') },
  ],
  ['a 404 with another code', { path: 'nowhere', status: 404, body: refusal('INTERNAL') }],
  ['a 405 without Allow', { method: 'PUT', status: 405, body: refusal('METHOD_NOT_ALLOWED') }],
  ['a 429 without Retry-After', { status: 429, body: refusal('TOO_MANY_REQUESTS') }],
])('finds %s', (_, wrong) => {
  expect(check({ ...good, ...wrong })).not.toEqual([]);
});
