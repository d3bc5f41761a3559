import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MessagesFor } from '~/i18n/messages-for';
import { type PageLesson, useLesson } from './use-lesson';

const calls = vi.hoisted(() => ({ open: vi.fn(), openLate: vi.fn() }));
vi.mock('./open-calls', () => ({
  useOpenCall: () => calls.open,
  useLateOpenCall: () => calls.openLate,
}));

const account = vi.hoisted(() => ({ owner: 'visitor' }));
vi.mock('~/device/use-owner', () => ({ useOwner: () => account.owner }));

const EMAIL = 'ming@shuoyi.example';
const readLesson = (owner: string): PageLesson =>
  ({
    owner,
    lesson: { unit: { slug: 'unit' }, items: [{ id: 'a' }], best: {}, leftOpen: [] },
  }) as never;
const begun: unknown[] = [];

function Lesson({ page }: { page: PageLesson | null }) {
  const { lesson, error } = useLesson('unit', page);
  if (lesson && begun.at(-1) !== lesson) begun.push(lesson);
  return <p>{error ? 'failed' : (lesson?.storedWork ?? 'opening')}</p>;
}
const element = (page: PageLesson | null) => (
  <MessagesFor language="zh">
    <Lesson page={page} />
  </MessagesFor>
);

beforeEach(() => {
  localStorage.clear();
  begun.length = 0;
  calls.open.mockReset().mockResolvedValue(readLesson(EMAIL).lesson);
  calls.openLate.mockReset().mockResolvedValue(undefined);
});
afterEach(cleanup);

/** Shows a lesson. React may run the effect that adds an event listener shortly after it shows the text, but
 *  always before the next render: `runEffects` renders the same once more. */
function show(page: PageLesson) {
  const { rerender } = render(element(page));
  return { runEffects: () => rerender(element(page)) };
}

it('A visitor’s lesson that the page has begins without a call, and once, however often the page is rendered', async () => {
  account.owner = 'visitor';
  const { rerender } = render(element(readLesson('visitor')));
  expect(await screen.findByText('none')).toBeTruthy();
  const count = begun.length;
  rerender(element(readLesson('visitor')));
  await act(async () => void fireEvent.keyDown(document.body, { key: 'l' }));
  expect(begun).toHaveLength(count);
  expect(calls.open).not.toHaveBeenCalled();
  expect(calls.openLate).not.toHaveBeenCalled();
});

it('A user’s unit that the page has is opened at the first touch, and not before', async () => {
  account.owner = EMAIL;
  const { runEffects } = show(readLesson(EMAIL));
  expect(await screen.findByText('none')).toBeTruthy();
  runEffects();
  expect(calls.openLate).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'l' });
  fireEvent.keyDown(document.body, { key: 'l' });
  await vi.waitFor(() => expect(calls.openLate).toHaveBeenCalledTimes(1), 20_000);
  expect(calls.openLate).toHaveBeenCalledWith('unit');
  expect(calls.open).not.toHaveBeenCalled();
});

it('A lesson of another user than the page’s is opened, and once more when the connection is back', async () => {
  account.owner = EMAIL;
  calls.open.mockRejectedValueOnce(new TypeError('The network was lost.'));
  const { runEffects } = show(readLesson('visitor'));
  expect(screen.getByText('opening')).toBeTruthy();
  expect(await screen.findByText('failed')).toBeTruthy();
  runEffects();
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('none')).toBeTruthy();
  expect(calls.open.mock.calls).toEqual([
    [{ slug: 'unit', owner: EMAIL }],
    [{ slug: 'unit', owner: EMAIL }],
  ]);
});
