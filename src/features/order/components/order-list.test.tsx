import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '~/i18n/locales/en';
import zh from '~/i18n/locales/zh';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { OrderList } from './order-list';

vi.mock('next/navigation', () => ({
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams(window.location.search),
}));

beforeEach(prepareWindow);
afterEach(cleanup);

it.each([
  ['zh', zh.order.list, '/#contact', '/price'],
  ['en', en.order.list, '/en#contact', '/en/price'],
] as const)(
  'the order list links to the contact form and, while it is empty, to the plans (%s)',
  async (language, texts, form, plans) => {
    const { call } = renderWithPendingCalls(<OrderList />, {}, language);
    expect(screen.getByRole('link', { name: texts.form }).getAttribute('href')).toBe(form);
    await (await call('order.list')).respond({ rows: [], nextCursor: null });
    await screen.findByRole('heading', { name: texts.empty });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([plans, form]);
  },
);

const orderOf = (index: number) => ({
  id: `order-${index}`,
  number: `SY20261121-${index}`,
  status: 'PAID',
  total: 1000,
  discount: 0,
  createdAt: new Date('2026-11-21T04:00:00Z'),
  paidAt: new Date('2026-11-21T04:01:00Z'),
  expiresAt: new Date('2026-11-22T04:00:00Z'),
  lines: [],
  payment: { status: 'CAPTURED', cardLast4: '4242' },
  invoiceNumber: null,
  gift: null,
});
const ordersFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => orderOf(first + index));
const shownNumbers = () =>
  screen.queryAllByRole('link', { name: /SY20261121/ }).map((link) => link.textContent);

it('The order list adds a page at a time, keeps the focus, and says in its address how long it is', async () => {
  window.history.replaceState(null, '', '/order');
  const texts = zh.list;
  const { call, user } = renderWithPendingCalls(<OrderList />);
  await (await call('order.list')).respond({ rows: ordersFrom(0, 10), nextCursor: 'after-ten' });
  const more = await screen.findByRole('link', { name: texts.more });
  expect(more.getAttribute('href')).toBe('?show=20');
  more.focus();
  await user.keyboard('{Enter}');
  const next = await call('order.list');
  expect(next.input).toMatchObject({ cursor: 'after-ten' });
  expect(more.getAttribute('aria-busy')).toBe('true');
  expect(screen.getByText(texts.loading)).toBeTruthy();
  await next.respond({ rows: ordersFrom(10, 3), nextCursor: null });
  await waitFor(() => expect(shownNumbers()).toHaveLength(13));
  expect(window.location.search).toBe('?show=20');
  expect(document.activeElement?.textContent).toBe(texts.allShown);
  expect(screen.getByText(texts.shown.replace('{count}', '13'))).toBeTruthy();
});

it('The order list keeps its rows when the next page fails, and tries again at the next press', async () => {
  window.history.replaceState(null, '', '/order');
  const texts = zh.list;
  const { call, user } = renderWithPendingCalls(<OrderList />);
  await (await call('order.list')).respond({ rows: ordersFrom(0, 10), nextCursor: 'after-ten' });
  await user.click(await screen.findByRole('link', { name: texts.more }));
  await (await call('order.list')).respondWithError('INTERNAL');
  expect((await screen.findByRole('alert')).textContent).toBe(texts.moreFailed);
  expect(shownNumbers()).toHaveLength(10);
  expect(window.location.search).toBe('');
  await user.click(screen.getByRole('link', { name: texts.more }));
  await (await call('order.list')).respond({ rows: ordersFrom(10, 1), nextCursor: null });
  await waitFor(() => expect(shownNumbers()).toHaveLength(11));
  expect(screen.queryByRole('alert')).toBeNull();
});
