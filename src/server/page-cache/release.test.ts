import { expect, it } from 'vitest';
import { env } from '~/env';
import { pageRelease } from './release';

const BUILD = ['b1', 'chunks/a.js'];

it('Servers of one build that show the same share a release', () => {
  const same = { ...env(), WEB_PROCESSES: 7, WORKER: 'off', DATA_DIR: '/other' } as const;
  expect(pageRelease(BUILD, same)).toBe(pageRelease(BUILD, env()));
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
