import { describe, expect, it } from 'vitest';
import { normaliseRestMethod, normaliseRestPath } from './rest-path.mjs';

describe('an address of the contract', () => {
  it.each([
    '/api/front',
    '/api/front/cart',
    '/api/front/cart?x=//y/',
    '/api/front/auth/edit-profile',
    '/api/front/openapi.json',
    '/api/frontier//',
    '/faq/',
    '/',
    '*',
  ])('%s stays as it is', (url) => {
    expect(normaliseRestPath(url)).toBe(url);
  });

  it.each([
    ['/api/front/', '/api/front'],
    ['/api/front/auth/token/', '/api/front/auth/token'],
    ['/api/front/cart/?x=1/', '/api/front/cart?x=1/'],
  ])('%s is %s: a slash at the end counts for nothing', (url, call) => {
    expect(normaliseRestPath(url)).toBe(call);
  });

  it.each([
    '/api/front//cart',
    '/api/front/cart//',
    '//api/front/cart',
    '/api//front/cart',
    '/api/front\\cart',
    '/api/front/..',
    '/api/front/./cart',
    '/api/front/%E0%A4%A',
    '/api/front/%00',
    '/api/front/%63art',
    '/API/front/cart',
  ])('%s is an unknown call', (url) => {
    expect(normaliseRestPath(url)).toBe('/api/front/-');
  });
});

it('takes a method that Next does not know for one that no call has', () => {
  expect(normaliseRestMethod('/api/front/cart', 'TRACE')).toBe('DELETE');
  expect(normaliseRestMethod('/api/front/cart', 'PATCH')).toBe('PATCH');
  expect(normaliseRestMethod('/faq', 'TRACE')).toBe('TRACE');
});
