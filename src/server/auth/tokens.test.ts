import { createCipheriv, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from '~/server/credentials/common-passwords';
import { hashPassword, verifyPassword } from '~/server/credentials/passwords';
import { seal, unseal } from '~/server/credentials/seal';
import { createCsrfToken, isValidCsrfToken } from './csrf-token';
import { isTrustedOrigin } from './origin-check';

const now = new Date('2026-11-21T04:00:00Z');
const binding = { browser: 'b', sessionId: 's' };
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe('The CSRF token', () => {
  it('A CSRF token is valid for two hours, for any number of uses', () => {
    const token = createCsrfToken(binding, now);
    expect(isValidCsrfToken(token, binding, now)).toBe(true);
    expect(isValidCsrfToken(token, binding, later(120))).toBe(true);
    expect(isValidCsrfToken(token, binding, later(121))).toBe(false);
    expect(isValidCsrfToken(token, binding, later(-1))).toBe(false);
  });

  it('A CSRF token is valid for its browser and session only', () => {
    const token = createCsrfToken(binding, now);
    for (const other of [
      { ...binding, browser: 'c' },
      { ...binding, sessionId: null },
      { browser: 'b","s', sessionId: null },
    ])
      expect(isValidCsrfToken(token, other, now)).toBe(false);
  });

  it('A CSRF token with a changed time or signature is invalid', () => {
    const token = createCsrfToken(binding, now);
    const [, nonce, signature] = token.split('.');
    const younger = `${later(60).getTime().toString(36)}.${nonce}.${signature}`;
    for (const forged of [younger, '', '..', 'a.b.c', `${token}.x`, token.slice(0, -1)])
      expect(isValidCsrfToken(forged, binding, now)).toBe(false);
  });
});

describe('The origin check', () => {
  const from = (headers: Record<string, string>) =>
    isTrustedOrigin(new Headers({ host: 'localhost:3000', ...headers }));

  it.each([
    [{}],
    [{ origin: 'http://localhost:3000' }],
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
    [{ origin: 'http://[::1]:3000', host: '[::1]:3000' }],
  ])('A state change is allowed with the headers %o', (headers) => {
    expect(from(headers as Record<string, string>)).toBe(true);
  });

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://localhost:3001' }],
    [{ origin: 'http://127.0.0.1:3001', host: '127.0.0.1:3001' }],
    [{ origin: 'https://localhost:3000' }],
    // DNS rebinding, or a Host header that a proxy passes on.
    [{ origin: 'http://evil.example:3000', host: 'evil.example:3000' }],
    [{ origin: 'http://evil.example:3000', 'x-forwarded-host': 'evil.example:3000' }],
    [{ origin: 'http://localhost:3000.evil.example' }],
    // Origins that a lenient parser would treat as the site's own; browsers never send them.
    [{ origin: 'HTTP://LOCALHOST:3000' }],
    [{ origin: 'http://LocalHost:3000' }],
    [{ origin: 'http://ming@localhost:3000' }],
    [{ origin: 'http://ming:secret@127.0.0.1:3000' }],
    [{ origin: 'http://localhost:3000/' }],
    [{ origin: 'http://localhost:3000/page' }],
    [{ origin: 'http://localhost:03000' }],
    [{ origin: 'http://127.1:3000' }],
    [{ origin: 'http://[0:0:0:0:0:0:0:1]:3000' }],
    [{ origin: 'http://localhost.:3000' }],
    [{ origin: '' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
  ])('A state change is rejected with the headers %o', (headers) => {
    expect(from(headers as Record<string, string>)).toBe(false);
  });
});

describe('The password hash', () => {
  it('A password hash matches its password after Unicode normalisation and no other', async () => {
    const passwordHash = await hashPassword('ｔｅａ and 雨傘');
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(passwordHash, 'tea and 雨傘')).toBe(true);
    expect(await verifyPassword(passwordHash, 'tea and 雨伞')).toBe(false);
    expect(await verifyPassword(null, 'nobody has this password')).toBe(false);
  });

  it('A password is common when it is on the list or a repeated pattern', () => {
    for (const common of ['password', 'qwertyuiop', '11111111', 'abcabcabc'])
      expect(isCommonPassword(common)).toBe(true);
    expect(isCommonPassword('tea and umbrellas')).toBe(false);
  });
});

it('A sealed text is unsealed only when it was not changed', () => {
  const sealed = seal('秘密 token');
  expect(unseal(sealed)).toBe('秘密 token');
  expect(sealed).not.toBe(seal('秘密 token'));
  const changed = Buffer.from(sealed, 'base64url');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => unseal(changed.toString('base64url'))).toThrow();
});

it('A text that was sealed with another key is not unsealed', () => {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', randomBytes(32), iv);
  const encrypted = Buffer.concat([cipher.update('token', 'utf8'), cipher.final()]);
  const sealed = Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
  expect(() => unseal(sealed.toString('base64url'))).toThrow();
});
