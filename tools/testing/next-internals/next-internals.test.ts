import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hasTest } from '../test-titles';
import { gitGrep, INTERNALS, readInternals } from './internals';
import { PAGE, writePage } from './page';

/** Forms, headers, paths and symbols of Next that no manual promises. */
const FORMS = [
  ...['__next', '_next/', 'TURBOPACK', 'x-nextjs', 'x-next-cache', 'next/dist/', '@next/'],
  ...['build-manifest', 'rootMainFiles', 'loadable-manifest', "'BUILD_ID'", "'APP_PAGE'"],
  ...['__prerender', 'react\\.client\\.reference', '[Aa]syncStorage\\.external', 'headers\\.rsc'],
];

const internals = readInternals();

it('One file of the product writes forms of Next that no manual promises', () => {
  expect(gitGrep(FORMS.join('|'), ['src', ':!*.test.*'])).toEqual([INTERNALS]);
});

it('Every form of Next that the product knows is used, so that none stays behind', () => {
  expect(internals.length).toBeGreaterThan(15);
  expect(internals.filter(({ form, users }) => form && users.length === 0)).toEqual([]);
});

it.each(internals)(
  'The form $name names an existing test, or what else reports a change',
  ({ reported }) => {
    const [, file = '', title = ''] = /^`(e2e\/\S+|\S+\.test\.tsx?)` › (.+)$/.exec(reported) ?? [];
    if (file) expect(hasTest(file, title)).toBe(true);
    else expect(reported).toMatch(/^(every start of a server|no test; .{20,})$/);
  },
);

it(`${PAGE} is made of the present forms: npm run next:page`, () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(writePage(internals));
});
