import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { GiftPage } from './gift-page';

vi.mock('next/navigation', () => ({ useRouter: () => ({}), useSearchParams: () => new Map() }));

beforeEach(prepareWindow);
afterEach(cleanup);

const gift = {
  status: 'CLAIMED',
  mine: true,
  given: false,
  until: new Date('2027-01-21T01:00:00Z'),
  months: 1,
  days: 0,
  from: null,
  name: null,
  message: null,
};
const settings = (asked: readonly string[]) => ({ 'settings.get': { asked } });

it.each([
  ['zh', '/welcome', '開始練習'],
  ['en', '/en/welcome', 'Start practicing'],
] as const)(
  'A new member who has claimed a gift is asked first (%s)',
  async (language, address, label) => {
    renderWithPendingCalls(
      <GiftPage token="t" />,
      { 'gift.open': gift, ...settings([]) },
      language,
    );
    await vi.waitFor(() =>
      expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(address),
    );
  },
);

it('A member who was asked everything gets the list of units until the next step is known', async () => {
  renderWithPendingCalls(<GiftPage token="t" />, {
    'gift.open': gift,
    ...settings(['LEVEL', 'GOAL', 'HOUR']),
  });
  const link = await screen.findByRole('link', { name: '開始練習' });
  expect(link.getAttribute('href')).toBe('/course-news');
});
