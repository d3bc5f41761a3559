import { expect, it } from 'vitest';
import { hasTest } from '../tools/testing/test-titles';

const SHELL = 'src/app/[locale]/_layout';
const LAYOUT = 'src/components/layout';
const REFUSED = 'src/features/account/components/failed-forms.test.tsx';
const POPUP = 'pops up its title, the server’s sentence and no button (%s)';
const GUARD = `${SHELL}/login-guard.test.tsx`;
const BAR = `${LAYOUT}/loading-bar.test.tsx`;
const BAR_TIMES =
  'shows itself after 200 ms, runs for 5000 ms and hides 500 ms after the page has come';
const FAILURE = `${SHELL}/page-failure.test.tsx`;
const PROXY = 'src/proxy.test.ts';
const MEMBERSHIP = 'src/domain/membership.test.ts';

/** Each row of the specification's error catalogue and each of its constants, with the test that fails
 *  when the behaviour, not only the number, is another. */
const ROWS: [what: string, file: string, title: string][] = [
  ['signup, login, forgot password, profile and password that fail', REFUSED, POPUP],
  ['a form without a known error', REFUSED, 'is unknown when the server does not say which'],
  ['added to cart', `${SHELL}/added-to-cart.test.tsx`, 'one to stay'],
  ['not added to cart', `${SHELL}/added-to-cart.test.tsx`, 'sentence when it is refused'],
  ['LOGIN_USER_REQUIRED', GUARD, 'goes to the login, which knows the way back'],
  ['other errors', GUARD, 'every other error passes on unchanged'],
  [
    'back after the login',
    'src/features/account/components/signed-out-only.test.tsx',
    'led on (%s)',
  ],
  ['logout', `${SHELL}/use-logout-flow.test.tsx`, 'as long as it should, and goes home'],
  ['unknown route', FAILURE, 'an unknown address says so and leads home (%s)'],
  ['other page status', FAILURE, 'a page that fails says so, with its status (%s)'],
  ['error page that fails', FAILURE, 'there is a sentence and a way home'],
  ['page chunk, once in 60 s', `${SHELL}/chunk-failure.test.ts`, 'at most once in 60 seconds'],
  ['default and fallback language', PROXY, 'nor a sensible cookie falls back to Chinese'],
  ['prefix except default', PROXY, '/zh moves for good to the address without prefix'],
  ['language cookie by the site', PROXY, 'sent from / to /en and remembered for 365 days'],
  ['language cookie by the menu', `${SHELL}/switch-language.test.ts`, 'its query and place stays'],
  ['detection at the root only', PROXY, 'only / detects: a deep link keeps its language'],
  ['loading bar', BAR, BAR_TIMES],
  ['loading bar’s delay', BAR, 'is not seen when the page comes sooner'],
  ['loading bar that failed', BAR, 'says that a page did not open, until the next try'],
  ['fetch delay', 'src/components/ui/skeleton.test.tsx', 'is seen only after 200 ms'],
  ['links on poor connections', 'src/components/ui/link.test.tsx', 'fetched ahead accordingly'],
  ['connection flag', `${LAYOUT}/offline-banner.test.tsx`, 'kept, and that it is back'],
  ['months of a plan', MEMBERSHIP, '%s plus %i months is %s'],
  ['bonus days on purchase', MEMBERSHIP, 'whatever the order of the rows'],
  ['trial', 'src/server/services/activity/activity.test.ts', 'gives one trial of fourteen days'],
  ['lesson of ten minutes', 'src/features/lesson/components/time-left.test.tsx', 'can be given'],
  ['cart badge', `${LAYOUT}/header.test.tsx`, 'shows distinct products, and nothing at zero'],
  ['side bar’s groups', `${LAYOUT}/side-groups.test.ts`, 'that do not hold the page'],
  ['header, menu and badge in px', 'e2e/site.spec.ts', 'screen and closes on navigation'],
  ['side bar in px', 'e2e/keyboard.spec.ts', 'open, keep the focus and give it back'],
];

it.each(ROWS)('%s: %s has “%s”', (_, file, title) => {
  expect(hasTest(file, title)).toBe(true);
});
