import { expect, it } from 'vitest';
import { hasTest } from '../tools/testing/test-titles';

const SHELL = 'src/app/[locale]/_layout';
const LAYOUT = 'src/components/layout';
const REFUSED = 'src/features/account/components/failed-forms.test.tsx';
const POPUP = 'shows a popup with its title and the server’s sentence, without a button (%s)';
const GUARD = `${SHELL}/login-guard.test.tsx`;
const BAR = `${LAYOUT}/loading-bar.test.tsx`;
const BAR_TIMES =
  'appears after 200 ms, runs for 5000 ms and hides 500 ms after the page has loaded';
const FAILURE = `${SHELL}/page-failure.test.tsx`;
const PAGE_LANGUAGE = 'src/launcher/http-layer/page-language.test.ts';
const MEMBERSHIP = 'src/domain/membership.test.ts';

/** Each row of the specification's error catalogue and each of its constants, with the test that fails when
 *  the behaviour, not only the number, changes. */
const ROWS: [what: string, file: string, title: string][] = [
  ['signup, login, forgot password, profile and password that fail', REFUSED, POPUP],
  ['a form without a known error', REFUSED, 'shows “unknown error” for an unknown error code'],
  ['added to cart', `${SHELL}/added-to-cart.test.tsx`, 'one to stay'],
  [
    'not added to cart',
    `${SHELL}/added-to-cart.test.tsx`,
    'shows the server’s message when it fails',
  ],
  ['LOGIN_USER_REQUIRED', GUARD, 'redirects to the login with the way back'],
  ['other errors', GUARD, 'Every other error passes on unchanged'],
  [
    'back after the login',
    'src/features/account/components/signed-out-only.test.tsx',
    'is redirected to a path of the site (%s)',
  ],
  ['logout', `${SHELL}/use-logout-flow.test.tsx`, 'as long as it should, and goes home'],
  ['unknown route', FAILURE, 'An unknown address shows a notice with a link home (%s)'],
  ['other page status', FAILURE, 'A page that fails shows an error with its status (%s)'],
  ['error page that fails', FAILURE, 'shows a sentence and a link home'],
  ['page chunk, once in 60 s', `${SHELL}/chunk-failure.test.ts`, 'at most once in 60 seconds'],
  ['default and fallback language', PAGE_LANGUAGE, 'or a valid cookie falls back to Chinese'],
  [
    'prefix except default',
    PAGE_LANGUAGE,
    '/zh redirects permanently to the address without prefix',
  ],
  ['language cookie by the site', PAGE_LANGUAGE, 'a cookie stores the language for 365 days'],
  [
    'language cookie by the menu',
    `${SHELL}/switch-language.test.ts`,
    'keeps its query and fragment',
  ],
  [
    'detection at the root only',
    PAGE_LANGUAGE,
    'Only / detects the language: a deep link keeps its own',
  ],
  ['loading bar', BAR, BAR_TIMES],
  ['loading bar’s delay', BAR, 'stays hidden when the page loads within 200 ms'],
  ['loading bar that failed', BAR, 'shows a failed navigation until the next one starts'],
  ['fetch delay', 'src/components/ui/skeleton.test.tsx', 'becomes visible only after 200 ms'],
  [
    'links on poor connections',
    'src/components/ui/link.test.tsx',
    'is prefetched only where that is cheap',
  ],
  [
    'connection flag',
    `${LAYOUT}/offline-banner.test.tsx`,
    'a link that could not open, and the connection’s return',
  ],
  ['months of a plan', MEMBERSHIP, '%s plus %i months is %s'],
  ['bonus days on purchase', MEMBERSHIP, 'whatever the order of the rows'],
  [
    'trial',
    'src/server/services/activity/activity.test.ts',
    'Concurrent check-ins give one trial of fourteen days',
  ],
  [
    'lesson of ten minutes',
    'src/features/lesson/components/player/time-spent.test.tsx',
    'can be added',
  ],
  ['cart badge', `${LAYOUT}/header.test.tsx`, 'shows distinct products, and nothing at zero'],
  ['side bar’s groups', `${LAYOUT}/side-groups.test.ts`, 'except the one with the current page'],
  ['header, menu and badge in px', 'e2e/site.spec.ts', 'screen and closes on navigation'],
  ['side bar in px', 'e2e/keyboard.spec.ts', 'open, keep the focus and give it back'],
];

it.each(ROWS)('%s: %s has “%s”', (_, file, title) => {
  expect(hasTest(file, title)).toBe(true);
});
