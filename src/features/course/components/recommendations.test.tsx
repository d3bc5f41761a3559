import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import en from '~/i18n/locales/en';
import zh from '~/i18n/locales/zh';
import type { UnitSummary } from '~/schemas/lesson';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { Recommendations } from './recommendations';

beforeAll(prepareWindow);
afterEach(cleanup);

const unit = (slug: string) =>
  ({
    slug,
    headline: { zh: `${slug}的新聞`, en: `News of ${slug}` },
    category: 'health',
    level: 'B1',
  }) as UnitSummary;
const newest = ['rice', 'trains', 'tea', 'storms'].map((slug) => ({
  ...unit(slug),
  headline: `News of ${slug}`,
}));
const user = { name: '小明' };
const box = () => screen.queryByRole('region', { name: zh.course.forYou.newest });
const teasers = () =>
  screen.getAllByRole('article').map((teaser) => ({
    to: within(teaser).getByRole('link').getAttribute('href'),
    why: teaser.lastElementChild?.textContent,
  }));

it('the three newest units are shown until the session is known, and to visitors, without a call', async () => {
  const { held, call, know } = renderWithPendingCalls(<Recommendations newest={newest} />);
  await call('auth.me');
  expect(teasers()).toHaveLength(3);
  await know(null);
  expect(box()).not.toBeNull();
  expect(teasers()).toEqual([
    { to: '/course-news/rice', why: '' },
    { to: '/course-news/trains', why: '' },
    { to: '/course-news/tea', why: '' },
  ]);
  expect(held).toEqual([]);
});

it('a user’s recommendations replace the newest units, each with its reason', async () => {
  const { call } = renderWithPendingCalls(<Recommendations newest={newest} />, {}, 'en', user);
  await (await call('course.recommendations')).respond([
    { unit: unit('storms'), dueWords: 3, levelFits: true },
    { unit: unit('tea'), dueWords: 0, levelFits: true },
    { unit: unit('rice'), dueWords: 0, levelFits: false },
  ]);
  await screen.findByRole('region', { name: en.course.forYou.title });
  expect(teasers()).toEqual([
    { to: '/en/course-news/storms', why: en.course.forYou['due#other'].replace('{count}', '3') },
    { to: '/en/course-news/tea', why: en.course.forYou.level },
    { to: '/en/course-news/rice', why: en.course.forYou.new },
  ]);
});

it('a reason that all recommendations share is said once, beside their heading', async () => {
  const { call } = renderWithPendingCalls(<Recommendations newest={newest} />, {}, 'zh', user);
  const fits = ['storms', 'tea', 'rice'].map((slug) => ({
    unit: unit(slug),
    dueWords: 0,
    levelFits: true,
  }));
  await (await call('course.recommendations')).respond(fits);
  await screen.findByRole('region', { name: zh.course.forYou.title });
  expect(screen.getAllByText(zh.course.forYou.level)).toHaveLength(1);
  expect(teasers().map(({ why }) => why)).toEqual(['', '', '']);
});

it('the newest units stay when the request fails, and nothing is shown without units', async () => {
  const { call } = renderWithPendingCalls(<Recommendations newest={newest} />, {}, 'zh', user);
  await (await call('course.recommendations')).respondWithError('INTERNAL');
  expect(teasers()).toHaveLength(3);
  cleanup();
  renderWithPendingCalls(<Recommendations newest={[]} />, {}, 'zh', user);
  expect(screen.queryByRole('article')).toBeNull();
  expect(box()).toBeNull();
});
