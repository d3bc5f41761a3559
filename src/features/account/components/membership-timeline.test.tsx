import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { addDays } from '~/domain/calendar';
import { endHistory } from '~/domain/membership-end-history';
import { MessagesFor } from '~/i18n/messages-for';
import type { MembershipEntry } from '~/schemas/profile';
import { MembershipTimeline } from './membership-timeline';

afterEach(cleanup);

const BOUGHT = new Date('2026-11-21T12:00+08:00');
const NUMBER = 'SY20261121-7K3QX';
type Written = Pick<MembershipEntry, 'kind'> & Partial<MembershipEntry> & { orderLineId?: string };

/** The history of a ledger, as the server returns it. */
function toHistory(entries: readonly Written[]): MembershipEntry[] {
  const blank = { months: 0, days: 0, orderNumber: null, giver: null, reason: null };
  const rows = entries.map((entry) => ({ ...blank, grantedAt: BOUGHT, ...entry }));
  return endHistory(rows).map(({ entry, ...rest }) => ({
    ...(entry as MembershipEntry),
    ...rest,
  }));
}

function renderTimeline(entries: readonly Written[], language: 'zh' | 'en' = 'zh'): string[] {
  const { container } = render(
    <MessagesFor language={language}>
      <MembershipTimeline history={toHistory(entries)} />
    </MessagesFor>,
  );
  return [...container.querySelectorAll('li')].map((li) =>
    [...li.querySelectorAll('span')]
      .filter((span) => span.querySelector('span') === null)
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
      .join('｜'),
  );
}

const line = { orderNumber: NUMBER, orderLineId: 'a' } as const;
const half: Written[] = [
  { kind: 'PAID', months: 6, ...line },
  { kind: 'BONUS', days: 60, ...line },
];

describe('The membership timeline', () => {
  it('a purchase is one timeline entry that adds its months and bonus days', () => {
    expect(renderTimeline(half)).toEqual([
      `2026/11/21｜購買方案｜6 個月：2026/11/21 → 2027/5/21，再送 60 天 → 2027/7/20。｜訂單 ${NUMBER}`,
    ]);
    cleanup();
    expect(renderTimeline(half, 'en')).toEqual([
      `Nov 21, 2026｜Plan bought｜6 months: Nov 21, 2026 → May 21, 2027, and 60 days free → Jul 20, 2027.｜Order ${NUMBER}`,
    ]);
  });

  const LATER = addDays(BOUGHT, 10);
  const afterHalf = (entry: Written): Written[] => [...half, { grantedAt: LATER, ...entry }];
  it.each<[string, Written[], string, string]>([
    [
      'a gift that starts after the current end, with its giver',
      [
        ...afterHalf({ kind: 'GIFT', months: 1, giver: '阿明' }),
        { kind: 'GIFT', days: 30, giver: '阿明', grantedAt: LATER },
      ],
      '阿明送的禮物｜接在 2027/7/20 後面，1 個月 → 2027/8/20，再送 30 天 → 2027/9/19。',
      'A gift from 阿明｜After Jul 20, 2027, 1 month → Aug 20, 2027, and 30 days free → Sep 19, 2027.',
    ],
    [
      'a gift from a deleted account',
      afterHalf({ kind: 'GIFT', months: 1 }),
      '收到的禮物｜接在 2027/7/20 後面，1 個月 → 2027/8/20。',
      'A gift｜After Jul 20, 2027, 1 month → Aug 20, 2027.',
    ],
    [
      'a trial that starts after a gap',
      [{ kind: 'TRIAL', days: 14, grantedAt: LATER }],
      '活動體驗｜14 天：2026/12/1 → 2026/12/15。',
      'Trial from an event｜14 days: Dec 1, 2026 → Dec 15, 2026.',
    ],
    [
      'days granted by an operator, with the reason',
      afterHalf({ kind: 'GRANT', days: 3, reason: '網站停機補償' }),
      '客服補發｜接在 2027/7/20 後面，3 天 → 2027/7/23。｜說明：網站停機補償',
      'Days from our staff｜After Jul 20, 2027, 3 days → Jul 23, 2027.｜Note: 網站停機補償',
    ],
    [
      'days withdrawn by an operator',
      afterHalf({ kind: 'GRANT', days: -5, reason: '重複補發' }),
      '客服收回｜收回 5 天：2027/7/20 → 2027/7/15。｜說明：重複補發',
      'Days removed by our staff｜5 days removed: Jul 20, 2027 → Jul 15, 2027.｜Note: 重複補發',
    ],
    [
      'a pause that moves the end by its length',
      afterHalf({ kind: 'PAUSE', days: 14, reason: '出國' }),
      '暫停會員｜2026/12/1 起暫停 14 天，期限順延：2027/7/20 → 2027/8/3。｜說明：出國',
      'Membership paused｜Paused for 14 days from Dec 1, 2026, so the end moved: Jul 20, 2027 → Aug 3, 2027.｜Note: 出國',
    ],
    [
      'a pause that ends early',
      [...afterHalf({ kind: 'PAUSE', days: 14 }), { kind: 'RESUME', grantedAt: addDays(LATER, 4) }],
      '恢復會員｜提早恢復，期限調回：2027/8/3 → 2027/7/24。',
      'Membership resumed｜Resumed early, so the end moved back: Aug 3, 2027 → Jul 24, 2027.',
    ],
    [
      'a refund that withdraws the time of its order',
      afterHalf({ kind: 'REFUND', ...line }),
      `退費｜退費的時間收回：2027/7/20 → 2026/12/1。｜訂單 ${NUMBER}`,
      `Refund｜The refunded time was removed: Jul 20, 2027 → Dec 1, 2026.｜Order ${NUMBER}`,
    ],
    [
      'a pause without member time left, which leaves the end unchanged',
      [
        { kind: 'GRANT', days: 1, reason: 'x' },
        { kind: 'PAUSE', days: 3, grantedAt: LATER },
      ],
      '暫停會員｜期限沒有改變。',
      'Membership paused｜The end did not move.',
    ],
  ])('the membership timeline explains %s', (_, entries, zh, en) => {
    expect(renderTimeline(entries).at(-1)?.split('｜').slice(1).join('｜')).toBe(zh);
    cleanup();
    expect(renderTimeline(entries, 'en').at(-1)?.split('｜').slice(1).join('｜')).toBe(en);
  });
});
