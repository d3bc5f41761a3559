import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import zh from '~/i18n/locales/zh';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { MyUnitList } from './my-unit-list';

vi.mock('next/navigation', () => ({
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams(window.location.search),
}));

beforeEach(prepareWindow);
afterEach(cleanup);

const { courses } = zh.memory;
const unitOf = (slug: string) => ({
  unit: { slug, headline: { zh: `${slug}的新聞`, en: `News of ${slug}` } },
  currentIndex: 0,
  triedItems: 3,
  passedItems: 2,
  bestAverage: 80,
  lastActiveAt: new Date('2026-11-21T04:00:00Z'),
  completedAt: null,
});
const rows = () =>
  screen.getAllByRole('listitem').filter((row) => within(row).queryByRole('progressbar'));

function open(address: string) {
  window.history.replaceState(null, '', address);
  return renderWithPendingCalls(<MyUnitList overview={{ open: 12, done: 30 }} />);
}

it('The filters of My Learning are links with the numbers of the overview, and the address chooses one', async () => {
  const { call } = open('/my-lesson?filter=done');
  const links = within(screen.getByRole('navigation', { name: courses.filter })).getAllByRole(
    'link',
  );
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [`${courses.all} 42`, '/my-lesson'],
    [`${courses.open} 12`, '/my-lesson?filter=open'],
    [`${courses.done} 30`, '/my-lesson?filter=done'],
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'true']);
  expect((await call('lesson.mine')).input).toMatchObject({ filter: 'done' });
});

it('An unknown filter in the address shows all units', async () => {
  const { call } = open('/my-lesson?filter=tea');
  expect((await call('lesson.mine')).input).toMatchObject({ filter: 'all' });
});

it('A removed unit leaves the list of My Learning at once, and comes back when the removal fails', async () => {
  const { call, user } = open('/my-lesson');
  const page = { rows: ['tea', 'rice'].map(unitOf), nextCursor: null };
  await (await call('lesson.mine')).respond(page);
  await waitFor(() => expect(rows()).toHaveLength(2));
  const label = zh.lesson.mine.removeLabel.replace('{headline}', 'tea的新聞');
  await user.click(screen.getByRole('button', { name: label }));
  const removal = await call('lesson.remove');
  await waitFor(() => expect(rows()).toHaveLength(1));
  await removal.respondWithError('INTERNAL');
  await waitFor(() => expect(rows()).toHaveLength(2));
  await (await call('lesson.mine')).respond(page);
});
