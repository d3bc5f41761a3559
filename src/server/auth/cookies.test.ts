import { beforeEach, describe, expect, it } from 'vitest';
import { changeSettings } from '~/test/settings';
import { browserCookie, deviceCookie, sessionCookie, visitorCookie } from './cookies';

const all = () => [sessionCookie(), visitorCookie(), browserCookie(), deviceCookie()];

beforeEach(() => {
  changeSettings({ APP_URL: 'https://shuoyi.example', FRONT_ALLOWED_ORIGINS: [] });
});

describe('The cookie rules', () => {
  it('Every cookie on HTTPS has the __Host- prefix and is HttpOnly and SameSite=Lax', () => {
    for (const { name, options } of all()) {
      expect(name).toMatch(/^__Host-shuoyi-/);
      expect(options).toMatchObject({ secure: true, httpOnly: true, sameSite: 'lax', path: '/' });
      expect(options).not.toHaveProperty('domain');
      expect(options.partitioned).toBeUndefined();
    }
  });

  it('Every cookie is SameSite=None and partitioned when other origins are allowed', () => {
    changeSettings({ FRONT_ALLOWED_ORIGINS: ['https://partner.example'] });
    for (const { options } of all())
      expect(options).toMatchObject({ secure: true, sameSite: 'none', partitioned: true });
  });

  it('Every cookie without HTTPS has a plain name, because browsers reject the prefix', () => {
    changeSettings({ APP_URL: 'http://localhost:3000' });
    changeSettings({ FRONT_ALLOWED_ORIGINS: ['https://partner.example'] });
    for (const { name, options } of all()) {
      expect(name).toMatch(/^shuoyi-/);
      expect(options).toMatchObject({ secure: false, sameSite: 'lax' });
      expect(options.partitioned).toBeUndefined();
    }
  });
});

it('The session cookie lasts 30 days, and the CSRF cookie as long as the browser session', () => {
  expect(sessionCookie().options.maxAge).toBe(30 * 24 * 60 * 60);
  expect(browserCookie().options.maxAge).toBeUndefined();
});
