import { expect, it } from 'vitest';
import { env, SETTING_NAMES, SHOWN_SETTINGS } from '~/env';
import { pageRelease } from './release';

const BUILD = ['b1', 'chunks/a.js'];

it('Servers of one build that show the same share a release', () => {
  const same = { ...env(), WEB_PROCESSES: 7, WORKER: 'off', DATA_DIR: '/other' } as const;
  expect(pageRelease(BUILD, same)).toBe(pageRelease(BUILD, env()));
});

it('A setting is part of the release exactly when pages show it', () => {
  const telling = SETTING_NAMES.filter(
    (name) => pageRelease(BUILD, { ...env(), [name]: 'changed' }) !== pageRelease(BUILD, env()),
  );
  expect(telling).toEqual(SHOWN_SETTINGS);
});

it('Servers share a release while a secret, a key or the sender of mails is changed server by server', () => {
  const changed = {
    ...env(),
    APP_SECRET: 'another-secret-of-more-than-32-characters',
    ECPAY_CREDIT_CHECK_CODE: '91845555',
    ECPAY_INVOICE_HASH_KEY: 'ejCk326UnaZWKisg',
    S3_ACCESS_KEY_ID: 'key',
    MAIL_FROM: 'Shuoyi <post@shuoyi.example>',
  };
  expect(pageRelease(BUILD, changed)).toBe(pageRelease(BUILD, env()));
});

it('Another build, other files or another setting that pages show is another release', () => {
  const releases = [
    pageRelease(BUILD, env()),
    pageRelease(['b2', 'chunks/a.js'], env()),
    pageRelease(['b1', 'chunks/b.js'], env()),
    pageRelease(BUILD, { ...env(), SITE_NAME_ZH: '別的名字' }),
    pageRelease(BUILD, { ...env(), APP_URL: 'https://other.example.com' }),
  ];
  expect(new Set(releases).size).toBe(releases.length);
});
