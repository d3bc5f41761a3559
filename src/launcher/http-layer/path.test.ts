import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { isCall } from './path.mjs';

const isCallTo = (url: string) => isCall({ url } as IncomingMessage);

describe('A call', () => {
  it.each([
    '/api/front/auth',
    '/api/front',
    '/api/front/docsy?x=1',
    '/api/trpc/auth.me,cart.get?batch=1',
  ])('The address %s is that of a call', (url) => {
    expect(isCallTo(url)).toBe(true);
  });

  it.each([
    '/',
    '/en/api/front',
    '/api/frontier',
    '/api/front/docs',
    '/api/front/docs/en',
    '/api/front/openapi.json',
    '/api/auth/session',
    '/api/account/data',
    '/apis/front',
  ])('The address %s is not that of a call', (url) => {
    expect(isCallTo(url)).toBe(false);
  });
});
