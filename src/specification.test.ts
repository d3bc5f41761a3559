import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LESSON_MS } from '~/features/lesson/player/use-practice-timer';
import plans from '~prisma/content/plans.json';
import tailwind from '../tailwind.config';
import { TRIAL_DAYS } from './domain/activity';
import { errors as en } from './i18n/locales/en/errors';
import { errors as zh } from './i18n/locales/zh/errors';
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_DAYS,
  LANGUAGE_TAGS,
  LANGUAGES,
} from './lib/language';
import {
  BRIEF_TOAST_MS,
  LOADING_BAR,
  PLACEHOLDER_DELAY_MS,
  RELOAD_GUARD_MS,
} from './lib/ui-timings';
import { unitContentSchema } from './schemas/content';
import { ERROR_CODES } from './schemas/error-codes';

const { screens, extend } = tailwind.theme;
const css = readFileSync('src/app/globals.css', 'utf8');
const sideBar = /@utility side-width \{(.*?)\n\}/s.exec(css)?.[1] ?? '';
const below = (width: string) => Number.parseInt(width, 10) - 1;

/** Each constant of the specification, with its value in the code. The behaviour is tested elsewhere:
 *  `specification-tests.test.ts` names those tests. */
const CONSTANTS: [name: string, value: unknown, specified: unknown][] = [
  ['default language', DEFAULT_LANGUAGE, 'zh'],
  ['languages', [...LANGUAGES], ['zh', 'en']],
  ['language tags', LANGUAGE_TAGS, { zh: 'zh-TW', en: 'en-US' }],
  ['language cookie', LANGUAGE_COOKIE, 'i18n_redirected'],
  ['days of the language cookie', LANGUAGE_COOKIE_DAYS, 365],
  ['plans in months', plans.map(({ months }) => months), [1, 3, 6, 12]],
  ['bonus days of every plan', plans.map(({ bonusDays }) => bonusDays), [30, 30, 30, 30]],
  ['days of a trial at an event', TRIAL_DAYS, 14],
  ['a lesson in minutes', LESSON_MS / 60_000, 10],
  ['chunk reload guard', RELOAD_GUARD_MS, 60_000],
  ['fetch delay', PLACEHOLDER_DELAY_MS, 200],
  ['loading bar', LOADING_BAR, { delay: 200, duration: 5000, hide: 500 }],
  ['notice after a phone’s logout', BRIEF_TOAST_MS, 500],
  [
    'style breakpoints',
    [screens.xs, screens.sm, screens.md, screens.lg, screens.xl].map(below),
    [419, 575, 767, 991, 1199],
  ],
  ['header height and cart badge', extend.spacing, { header: '60px', badge: '18px' }],
  ['side bar widths', sideBar.match(/(?<=[^-]width: )\d+px(?=;)/g), ['300px', '260px', '220px']],
  ['side bar narrows below', sideBar.match(/(?<=max-width: )\d+px/g), ['1199px', '419px']],
  ['gold and primary', brandColours(), { gold: '#a68a56', ink: '#032f9f' }],
];

/** Values of two root variables in the light theme. */
function brandColours() {
  const [plugin] = tailwind.plugins as unknown as { handler: (api: unknown) => void }[];
  let root: Record<string, string> = {};
  plugin?.handler({
    addBase: (rules: Record<string, Record<string, string>>) => {
      root = { ...rules[':root'] };
    },
  });
  return { gold: root['--gold'], ink: root['--ink'] };
}

describe('The specification', () => {
  it.each(CONSTANTS)('The constant “%s” has the specified value', (_, value, specified) => {
    expect(value).toEqual(specified);
  });

  it('A unit has ten words and ten sentences', () => {
    const { words, sentences } = unitContentSchema.shape;
    for (const part of [words, sentences]) {
      const isWrongLength = (length: number) =>
        part
          .safeParse(Array.from({ length }, () => ({})))
          .error?.issues.some(({ code }) => code === 'too_small' || code === 'too_big');
      expect([9, 10, 11].map(isWrongLength)).toEqual([true, false, true]);
    }
  });

  it.each(ERROR_CODES)('The error code %s has a message in both languages', (code) => {
    expect(zh[code]).toMatch(/\p{Script=Han}.*[。？]$/u);
    expect(en[code]).toMatch(/^[^\p{Script=Han}]+[.?]$/u);
  });

  it('No two error codes have the same message', () => {
    for (const sentences of [zh, en])
      expect(new Set(Object.values(sentences)).size).toBe(ERROR_CODES.length);
  });
});
