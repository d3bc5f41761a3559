import { expect, it } from 'vitest';
import { createOpenApiDocument } from '~/server/rest/openapi/document';
import { createRestCheck, type RestResponse } from './rest-check';

const check = createRestCheck(createOpenApiDocument('en'));
const good: RestResponse = {
  method: 'GET',
  path: 'auth',
  status: 200,
  headers: new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  }),
  body: { result: false, user: null },
};
const errorBody = (errorCode: string) => ({ result: false, errorMessage: 'Sorry.', errorCode });

it('The REST check accepts a response of the contract', () => {
  expect(check(good)).toEqual([]);
});

it.each<[string, Partial<RestResponse>]>([
  ['a field too many', { body: { result: false, user: null, extra: 1 } }],
  ['a field too few', { body: { result: false } }],
  ['a wrong type', { body: { result: false, user: 'Ming' } }],
  ['result in another position', { body: { user: null, result: false } }],
  ['a status that the call does not have', { status: 201 }],
  ['HTML', { headers: new Headers({ 'content-type': 'text/html', 'cache-control': 'no-store' }) }],
  [
    'a response that may be cached',
    { headers: new Headers({ 'content-type': 'application/json' }) },
  ],
  [
    'an error code that the call does not document',
    { method: 'POST', path: 'cart/add', body: errorBody('EMAIL_TAKEN') },
  ],
  ['a 404 with another code', { path: 'nowhere', status: 404, body: errorBody('INTERNAL') }],
  ['a 405 without Allow', { method: 'PUT', status: 405, body: errorBody('METHOD_NOT_ALLOWED') }],
  ['a 429 without Retry-After', { status: 429, body: errorBody('TOO_MANY_REQUESTS') }],
])('The REST check reports %s', (_, deviation) => {
  expect(check({ ...good, ...deviation })).not.toEqual([]);
});
