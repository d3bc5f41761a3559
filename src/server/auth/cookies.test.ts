import { beforeEach, describe, expect, it } from 'vitest';
import { changeSettings } from '~/test/settings';
import { browserCookie, deviceCookie, sessionCookie, visitorCookie } from './cookies';

const all = () => [sessionCookie(), visitorCookie(), browserCookie(), deviceCookie()];

beforeEach(() => {
  changeSettings({ APP_URL: 'https://shuoyi.example', FRONT_ALLOWED_ORIGINS: [] });
});

describe('every cookie', () => {
  it('is bound to this very host on HTTPS, out of reach of scripts, and stays with the site', () => {
    for (const { name, options } of all()) {
      expect(name).toMatch(/^__Host-shuoyi-/);
      expect(options).toMatchObject({ secure: true, httpOnly: true, sameSite: 'lax', path: '/' });
      expect(options).not.toHaveProperty('domain');
      expect(options.partitioned).toBeUndefined();
    }
  });

  it('travels to allowed other origins when there are some, in a jar of each site’s own', () => {
    changeSettings({ FRONT_ALLOWED_ORIGINS: ['https://partner.example'] });
    for (const { options } of all())
      expect(options).toMatchObject({ secure: true, sameSite: 'none', partitioned: true });
  });

  it('has a plain name without HTTPS, where browsers refuse the prefix', () => {
    changeSettings({ APP_URL: 'http://localhost:3000' });
    changeSettings({ FRONT_ALLOWED_ORIGINS: ['https://partner.example'] });
    for (const { name, options } of all()) {
      expect(name).toMatch(/^shuoyi-/);
      expect(options).toMatchObject({ secure: false, sameSite: 'lax' });
      expect(options.partitioned).toBeUndefined();
    }
  });
});

it('a session’s cookie lasts 30 days, the anti-forgery browser’s as long as the browser', () => {
  expect(sessionCookie().options.maxAge).toBe(30 * 24 * 60 * 60);
  expect(browserCookie().options.maxAge).toBeUndefined();
});
