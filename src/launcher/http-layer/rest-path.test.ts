import { describe, expect, it } from 'vitest';
import { normaliseRestMethod, normaliseRestPath } from './rest-path.mjs';

describe('REST paths', () => {
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
  ])('The path %s is not changed', (url) => {
    expect(normaliseRestPath(url)).toBe(url);
  });

  it.each([
    ['/api/front/', '/api/front'],
    ['/api/front/auth/token/', '/api/front/auth/token'],
    ['/api/front/cart/?x=1/', '/api/front/cart?x=1/'],
  ])('The path %s is normalised to %s', (url, call) => {
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
  ])('The path %s becomes an unknown call', (url) => {
    expect(normaliseRestPath(url)).toBe('/api/front/-');
  });
});

it('A method unknown to Next becomes DELETE below /api/front', () => {
  expect(normaliseRestMethod('/api/front/cart', 'TRACE')).toBe('DELETE');
  expect(normaliseRestMethod('/api/front/cart', 'PATCH')).toBe('PATCH');
  expect(normaliseRestMethod('/faq', 'TRACE')).toBe('TRACE');
});
