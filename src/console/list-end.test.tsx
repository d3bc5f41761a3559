import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { PersonLetters } from '~/features/console-people/components/person-letters';
import { PersonNotes } from '~/features/console-people/components/person-notes';
import { PersonOrders } from '~/features/console-people/components/person-orders';
import { PlanPrices } from '~/features/console-prices/components/plan-prices';
import { DraftList } from '~/features/console-units/components/draft-list';
import { FeedReading } from '~/features/console-units/components/feed-reading';
import { SourceList } from '~/features/console-units/components/source-list';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import { MAX_LISTED_SOURCES } from '~/schemas/article-pool';
import { MAX_ROWS_OF_PERSON } from '~/schemas/console';
import { MAX_NAMED_REJECTIONS } from '~/schemas/feed';
import { MAX_LISTED_PRICES } from '~/schemas/operator-price';
import { MAX_OPEN_DRAFTS } from '~/schemas/operator-unit';
import { MAX_LISTED_NOTES } from '~/schemas/person-note';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';

beforeAll(prepareWindow);
afterEach(cleanup);

const AT = new Date('2026-11-28T04:00:00Z');
const listOf = <Row,>(count: number, toRow: (index: number) => Row) =>
  Array.from({ length: count }, (_, index) => toRow(index));
const order = (index: number) =>
  ({ number: `SY${index}`, status: 'PAID', total: 990, createdAt: AT }) as const;
const SUPPORT = { email: 'a+b@tea.example', role: 'SUPPORT' } as const;
const show = (screenOf: ReactNode, known = {}) =>
  renderWithPendingCalls(<ZhConsoleMessages>{screenOf}</ZhConsoleMessages>, known);

const CASES: [list: string, max: number, show: (count: number) => unknown, rest: RegExp][] = [
  [
    'orders',
    MAX_ROWS_OF_PERSON,
    (count) => show(<PersonOrders orders={listOf(count, order)} {...SUPPORT} />),
    /用訂單編號搜尋/,
  ],
  [
    'letters',
    MAX_ROWS_OF_PERSON,
    (count) => {
      const letter = (id: number) =>
        ({ id: `${id}`, subject: 'OTHER', createdAt: AT, repliedAt: null }) as never;
      show(<PersonLetters letters={listOf(count, letter)} />);
    },
    /在下面的「時間線」裡/,
  ],
  [
    'notes',
    MAX_LISTED_NOTES,
    (count) => {
      const note = (id: number) => ({ id: `${id}`, at: AT, text: '茶', author: null });
      show(<PersonNotes id="1" notes={listOf(count, note)} />);
    },
    /在本人下載的個人資料裡/,
  ],
  [
    'prices',
    MAX_LISTED_PRICES,
    (count) => {
      const price = (id: number) => ({
        id: `${id}`,
        price: 990,
        startsOn: '2026-11-28',
        before: null,
        state: 'WITHDRAWN' as const,
        canWithdraw: false,
      });
      const plan = { id: '1', name: '月方案', price: 990, onSale: true, recommended: false };
      show(<PlanPrices plan={{ ...plan, prices: listOf(count, price) }} onTakeBack={vi.fn()} />);
    },
    /負責人在操作紀錄裡看得到/,
  ],
  [
    'drafts',
    MAX_OPEN_DRAFTS,
    (count) => {
      const draft = (id: number) => ({
        id: `${id}`,
        state: 'DRAFT',
        category: 'health',
        level: 'B1',
        createdAt: AT,
        headline: { zh: '茶', en: 'Tea' },
        missing: 0,
      });
      show(<DraftList />, { 'operator.units.drafts': listOf(count, draft) });
    },
    /用標題搜尋/,
  ],
  [
    'sources',
    MAX_LISTED_SOURCES,
    (count) => {
      const source = (id: number) => ({
        name: `Tea ${id}`,
        articles: 1,
        lastImportedAt: AT,
        licences: [],
        origins: [],
      });
      show(<SourceList />, { 'operator.units.sources': listOf(count, source) });
    },
    /搜尋來源的名稱/,
  ],
  [
    'refused articles',
    MAX_NAMED_REJECTIONS,
    (count) => {
      const rejections = listOf(count, (id) => ({ article: `${id}`, kind: 'text', detail: '' }));
      const report = { taken: 0, skipped: 0, unlicensed: 0, refused: 21, rejections };
      const feed = { state: 'DONE', done: 0, total: 0, failure: null, report, isOverdue: false };
      show(<FeedReading feed={feed as never} />);
    },
    /下次讀取會再看一次/,
  ],
];

describe.each(CASES)('The list of %s', (_, max, render, rest) => {
  it(`The end of the list is said after ${max} rows, with where the rest is, and not before`, async () => {
    const read = () => document.body.textContent;
    const hasRows = () => expect(document.querySelectorAll('li').length).toBeGreaterThan(0);
    render(max - 1);
    await waitFor(hasRows);
    expect(read()).not.toMatch(rest);
    cleanup();
    render(max);
    await waitFor(hasRows);
    expect(read()).toMatch(rest);
    expect(read()).toContain(`這裡只列出 ${max} 筆，後面可能還有。`);
  });
});

it('An operator who reads orders has a link to all of the person, and support has none', () => {
  const orders = listOf(MAX_ROWS_OF_PERSON, order);
  const link = () => screen.queryByRole('link', { name: /全部訂單/ })?.getAttribute('href');
  show(<PersonOrders orders={orders} {...SUPPORT} />);
  expect(link()).toBeUndefined();
  cleanup();
  show(<PersonOrders orders={orders} {...SUPPORT} role="ACCOUNTS" />);
  expect(link()).toBe('/console/orders?q=a%2Bb%40tea.example');
});
