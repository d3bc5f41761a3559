import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OrderView } from '~/schemas/order';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { OrderStatusHeadline } from './order-status-headline';

vi.mock('next/navigation', () => ({ useRouter: () => ({}), useSearchParams: () => new Map() }));

beforeEach(prepareWindow);
afterEach(cleanup);

const order = (over: Partial<OrderView>): OrderView => ({
  id: '019aa000-0000-7000-8000-000000000000',
  number: 'SY20261122-7K3QX',
  status: 'PAID',
  total: 990,
  discount: 0,
  coupon: null,
  currency: 'TWD',
  createdAt: new Date('2026-11-22T01:00:00Z'),
  paidAt: new Date('2026-11-22T01:01:00Z'),
  expiresAt: new Date('2026-11-24T01:00:00Z'),
  lines: [],
  payment: null,
  memberUntil: new Date('2027-01-21T01:00:00Z'),
  invoice: null,
  gift: null,
  wanted: { kind: 'UNIT', slug: 'tea-and-umbrellas' },
  ...over,
});
const unit = { headline: { zh: '小店的大算盤', en: 'Small shops' }, withdrawn: false };
const lesson = '/course-news/tea-and-umbrellas/lesson';
const first = () => screen.getAllByRole('link')[0]?.getAttribute('href');

it.each([
  ['zh', lesson, '您剛才想打開的〈小店的大算盤〉，現在可以開始了。'],
  ['en', `/en${lesson}`, 'You were about to open “Small shops”. It is ready for you.'],
] as const)(
  'a paid order links to the lesson for which it was bought (%s)',
  async (language, to, text) => {
    renderWithPendingCalls(
      <OrderStatusHeadline order={order({})} />,
      { 'course.unit': unit },
      language,
    );
    await screen.findByText(text);
    expect(first()).toBe(to);
  },
);

it.each([
  ['without a wanted lesson', order({ wanted: null }), unit],
  ['for a unit withdrawn since', order({}), { ...unit, withdrawn: true }],
  ['for a gift', order({ gift: {} as OrderView['gift'] }), unit],
])('a paid order %s links to the list of units', async (_, view, known) => {
  renderWithPendingCalls(<OrderStatusHeadline order={view} />, { 'course.unit': known });
  expect(first()).toBe('/course-news');
});

it('an unpaid order links to nothing but the payment', () => {
  renderWithPendingCalls(<OrderStatusHeadline order={order({ status: 'PENDING' })} />, {
    'course.unit': unit,
  });
  expect(screen.queryByRole('link', { name: '現在就開始' })).toBeNull();
  expect(screen.getByRole('button')).toBeTruthy();
});
