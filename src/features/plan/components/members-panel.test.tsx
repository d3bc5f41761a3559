import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { loadWantedLesson } from '../stored-wanted-lesson';
import { MembersPanel } from './members-panel';
import { WantedLessonNote } from './wanted-lesson-note';

const world = vi.hoisted(() => ({ search: '' }));
vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(world.search),
}));

beforeAll(prepareWindow);
beforeEach(() => {
  world.search = '';
  sessionStorage.clear();
});
afterEach(cleanup);

const lesson = { kind: 'UNIT', slug: 'tea-and-umbrellas' } as const;
const cheapest = { price: 990, months: 1, bonusDays: 30 };
const free = { href: '/course-news/night-market-bowls', title: '夜市的碗' };
const next = encodeURIComponent('/course-news/tea-and-umbrellas/lesson');
const user = { email: 'ann@example.com', vip: { level: '' } };

it('the members panel shows the lowest price and a similar free lesson, and its links return to the lesson', () => {
  renderWithPendingCalls(<MembersPanel lesson={lesson} cheapest={cheapest} free={free} />, {
    'auth.me': null,
  });
  const panel = screen.getByTestId('members-panel');
  expect(panel.textContent).toContain('會員方案 NT$990 起（1 個月，再送 30 天）');
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('看會員方案')).toBe(`/price?next=${next}`);
  expect(href('我已經是會員，登入')).toBe(`/login?next=${next}`);
  expect(href('夜市的碗')).toBe('/course-news/night-market-bowls');
});

it('the members panel names no price and no free lesson when there are none', () => {
  renderWithPendingCalls(<MembersPanel lesson={lesson} cheapest={null} free={null} />, {
    'auth.me': null,
  });
  expect(screen.getByTestId('members-panel').textContent).not.toMatch(/NT\$|免費/);
});

it('the members panel is in English on the English site', () => {
  const english = { href: '/en/course-news/a', title: 'Bowls' };
  renderWithPendingCalls(
    <MembersPanel lesson={lesson} cheapest={cheapest} free={english} />,
    {},
    'en',
  );
  expect(screen.getByTestId('members-panel').textContent).toContain(
    'Plans start at NT$990 (1 month, plus 30 days free)',
  );
});

const unit = { headline: { zh: '小店的大算盤', en: 'Small shops' }, withdrawn: false };

it('the wanted lesson is named on the plans page and stored in the tab for the payment page', async () => {
  world.search = `next=${next}`;
  renderWithPendingCalls(<WantedLessonNote at="plans" />, { 'auth.me': user, 'course.unit': unit });
  await screen.findByText(/您剛才想打開〈小店的大算盤〉/);
  expect(loadWantedLesson()).toEqual(lesson);
  cleanup();
  world.search = '';
  renderWithPendingCalls(<WantedLessonNote at="checkout" />, {
    'auth.me': user,
    'course.unit': unit,
  });
  const note = await screen.findByRole('status');
  expect(note.textContent).toBe('付款後，就能打開〈小店的大算盤〉。');
});

it('a member gets a link to the wanted lesson instead of the plans', async () => {
  world.search = `next=${next}`;
  const member = { ...user, vip: { level: 'VIP' } };
  renderWithPendingCalls(<WantedLessonNote at="plans" />, {
    'auth.me': member,
    'course.unit': unit,
  });
  const link = await screen.findByRole('link', { name: '小店的大算盤' });
  expect(link.getAttribute('href')).toBe('/course-news/tea-and-umbrellas/lesson');
});

it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/'])(
  'the address %s is not accepted as a wanted lesson',
  (evil) => {
    world.search = String(new URLSearchParams({ next: evil }));
    renderWithPendingCalls(<WantedLessonNote at="plans" />, { 'auth.me': user });
    expect(screen.queryByRole('status')).toBeNull();
    expect(loadWantedLesson()).toBeNull();
  },
);
