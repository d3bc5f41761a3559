import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { env } from '~/env';
import { createCsrfToken, isValidCsrfToken } from '~/server/auth/csrf-token';
import { createReminderToken, readReminderToken } from '~/server/services/reminder/reminder-token';
import { changeSettings } from '~/test/settings';
import { SCHEMES, seal, unseal } from './seal';

const BEFORE = 'the-secret-before-the-secret-before-01';
const PRESENT = 'the-present-secret-the-present-secret-02';
const USER = '019abcde-0000-7000-8000-000000000001';
const binding = { browser: 'b', sessionId: 's' };
const { APP_SECRET, APP_SECRET_FALLBACKS } = env();

/** Changes the secret; the operator keeps the previous one as a fallback while texts that it sealed are in
 *  use. */
const rotate = (fallbacks: string[]) =>
  changeSettings({ APP_SECRET: PRESENT, APP_SECRET_FALLBACKS: fallbacks });

describe('A change of APP_SECRET', () => {
  beforeEach(() => changeSettings({ APP_SECRET: BEFORE, APP_SECRET_FALLBACKS: [] }));
  afterEach(() => changeSettings({ APP_SECRET, APP_SECRET_FALLBACKS }));

  it('Tokens of the previous secret are valid as long as the settings name it', () => {
    const now = new Date();
    const sealed = seal('a token');
    const csrf = createCsrfToken(binding, now);
    const link = createReminderToken(USER);
    rotate([BEFORE]);
    expect(unseal(sealed)).toBe('a token');
    expect(isValidCsrfToken(csrf, binding, now)).toBe(true);
    expect(readReminderToken(link)).toBe(USER);
    rotate([]);
    expect(() => unseal(sealed)).toThrow('no longer known');
    expect(isValidCsrfToken(csrf, binding, now)).toBe(false);
    expect(() => readReminderToken(link)).toThrow('LINK_INVALID');
  });

  it('Nothing new is made with the secret before', () => {
    rotate([BEFORE]);
    const now = new Date();
    const sealed = seal('a token');
    const csrf = createCsrfToken(binding, now);
    rotate([]);
    expect(unseal(sealed)).toBe('a token');
    expect(isValidCsrfToken(csrf, binding, now)).toBe(true);
  });
});

describe('A change of the cipher', () => {
  it('A new scheme seals, and what the old one sealed is unsealed', () => {
    const before = seal('sealed before');
    const options = { authTagLength: 16 };
    SCHEMES.unshift({
      seal: (secret, key) => {
        const nonce = randomBytes(12);
        const cipher = createCipheriv('chacha20-poly1305', key, nonce, options);
        const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
        return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
      },
      unseal: (bytes, key) => {
        const nonce = bytes.subarray(0, 12);
        const decipher = createDecipheriv('chacha20-poly1305', key, nonce, options);
        decipher.setAuthTag(bytes.subarray(12, 28));
        const rest = decipher.update(bytes.subarray(28));
        return Buffer.concat([rest, decipher.final()]).toString('utf8');
      },
    });
    const after = seal('sealed after');
    expect([unseal(before), unseal(after)]).toEqual(['sealed before', 'sealed after']);
    SCHEMES.shift();
    expect(() => unseal(after)).toThrow('no longer known');
  });
});
