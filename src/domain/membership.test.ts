import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonthsTaipei } from './calendar';
import {
  addsTime,
  type Grant,
  type MembershipPeriod,
  membershipAt,
  periods,
  projectedEnd,
} from './membership';

const at = (text: string) => new Date(`${text}+08:00`);
const paid = (months: number, grantedAt: Date): Grant => ({
  kind: 'PAID',
  months,
  days: 0,
  grantedAt,
});
const bonus = (days: number, grantedAt: Date): Grant => ({
  kind: 'BONUS',
  months: 0,
  days,
  grantedAt,
});

describe('Calendar months in Taipei', () => {
  it.each([
    ['2027-01-31T12:00', 1, '2027-02-28T12:00'],
    ['2028-01-31T12:00', 1, '2028-02-29T12:00'],
    ['2027-01-31T12:00', 2, '2027-03-31T12:00'],
    ['2026-12-15T23:30', 1, '2027-01-15T23:30'],
    ['2028-02-29T00:00', 12, '2029-02-28T00:00'],
    // 31 January in Taipei is still 30 January in UTC
    ['2027-01-31T01:00', 1, '2027-02-28T01:00'],
  ])('%s plus %i months is %s', (from, months, until) => {
    expect(addMonthsTaipei(at(from), months)).toEqual(at(until));
  });
});

describe('A membership', () => {
  const now = at('2027-01-31T12:00');

  it('An account without entitlements has no membership', () => {
    expect(membershipAt([], now)).toEqual({ level: '', expiresAt: null, paused: null });
  });

  it('Bonus days follow the paid months, whatever the order of the rows', () => {
    const rows = [bonus(30, now), paid(1, now)];
    expect(membershipAt(rows, now).expiresAt).toEqual(at('2027-03-30T12:00'));
  });

  it('A purchase during a membership extends it from its present end', () => {
    const later = at('2027-02-10T09:00');
    const rows = [paid(1, now), bonus(30, now), paid(3, later), bonus(30, later)];
    expect(membershipAt(rows, later).expiresAt).toEqual(at('2027-07-30T12:00'));
  });

  it('A membership starts again from the purchase after a gap', () => {
    const later = at('2027-08-05T09:00');
    expect(membershipAt([paid(1, now), paid(1, later)], later).expiresAt).toEqual(
      at('2027-09-05T09:00'),
    );
  });

  it('A membership keeps the day of the 31st through a short month when months follow months', () => {
    const rows = [paid(1, now), paid(1, at('2027-02-20T12:00')), paid(1, at('2027-03-20T12:00'))];
    expect(periods(rows).map(({ until }) => until)).toEqual([
      at('2027-02-28T12:00'),
      at('2027-03-31T12:00'),
      at('2027-04-30T12:00'),
    ]);
  });

  it('A membership is over at the instant of its end', () => {
    const end = at('2027-02-28T12:00');
    expect(membershipAt([paid(1, now)], new Date(end.getTime() - 1)).level).toBe('VIP');
    expect(membershipAt([paid(1, now)], end).level).toBe('');
  });

  it('A withdrawal of days never takes back time that has passed', () => {
    const later = at('2027-02-20T12:00');
    const withdrawal: Grant = { kind: 'GRANT', months: 0, days: -400, grantedAt: later };
    expect(periods([paid(1, now), withdrawal]).at(-1)?.until).toEqual(later);
  });
});

describe('A refund', () => {
  const now = at('2027-01-31T12:00');
  const withLine = (orderLineId: string, grant: Grant): Grant => ({ ...grant, orderLineId });
  const refund = (orderLineId: string, grantedAt: Date) =>
    withLine(orderLineId, { kind: 'REFUND', months: 0, days: 0, grantedAt });

  it('A refund ends the remaining time of its line, bonus days included, at once', () => {
    const rows = [withLine('a', paid(3, now)), withLine('a', bonus(30, now))];
    const refundedAt = at('2027-02-20T09:30');
    expect(membershipAt([...rows, refund('a', refundedAt)], refundedAt).level).toBe('');
    expect(periods([...rows, refund('a', refundedAt)]).map(({ until }) => until)).toEqual([
      refundedAt,
      refundedAt,
      refundedAt,
    ]);
  });

  it('A refund lets the next plan begin at once, with all of its months', () => {
    const second = at('2027-02-05T08:00');
    const refundedAt = at('2027-02-20T09:30');
    const rows = [
      withLine('a', paid(3, now)),
      withLine('a', bonus(30, now)),
      withLine('b', paid(1, second)),
      withLine('b', bonus(30, second)),
      refund('a', refundedAt),
    ];
    expect(membershipAt(rows, refundedAt).expiresAt).toEqual(at('2027-04-19T09:30'));
  });

  it('A refund of a plan that has not begun leaves the running plan unchanged', () => {
    const rows = [withLine('a', paid(3, now)), withLine('b', paid(1, now))];
    const refundedAt = at('2027-02-20T09:30');
    const whole = periods(rows.slice(0, 1)).at(-1)!.until;
    expect(membershipAt([...rows, refund('b', refundedAt)], refundedAt).expiresAt).toEqual(whole);
  });
});

describe('A pause', () => {
  const now = at('2027-01-31T12:00');
  const pause = (days: number, grantedAt: Date): Grant => ({
    ...paid(0, grantedAt),
    kind: 'PAUSE',
    days,
  });
  const resume = (grantedAt: Date): Grant => ({ ...paid(0, grantedAt), kind: 'RESUME' });
  const pausedAt = at('2027-02-10T12:00');

  it('A pause delays the end by its length, and the membership is off meanwhile', () => {
    const rows = [paid(1, now), pause(10, pausedAt)];
    const end = at('2027-03-10T12:00');
    expect(membershipAt(rows, pausedAt)).toEqual({
      level: '',
      expiresAt: null,
      paused: { until: at('2027-02-20T12:00'), expiresAt: end },
    });
    expect(membershipAt(rows, at('2027-02-20T12:00'))).toMatchObject({
      level: 'VIP',
      expiresAt: end,
    });
  });

  it('A pause that ends early delays the end by the days that it lasted', () => {
    const rows = [paid(1, now), pause(10, pausedAt), resume(at('2027-02-13T12:00'))];
    expect(membershipAt(rows, at('2027-02-13T12:00')).expiresAt).toEqual(at('2027-03-03T12:00'));
  });

  it('A pause requested during another pause begins after it', () => {
    const rows = [paid(1, now), pause(10, pausedAt), pause(5, at('2027-02-12T12:00'))];
    expect(membershipAt(rows, pausedAt).paused?.expiresAt).toEqual(at('2027-03-15T12:00'));
  });

  it('Time granted during a pause begins after it', () => {
    const rows = [paid(1, now), pause(40, pausedAt), { ...bonus(3, at('2027-02-11T12:00')) }];
    expect(periods(rows).at(-1)?.until).toEqual(addDays(at('2027-02-28T12:00'), 43));
  });
});

const START = at('2026-11-21T12:00').getTime();
const entries = fc.array(
  fc.record({
    kind: fc.constantFrom('PAID', 'BONUS', 'TRIAL', 'GIFT', 'GRANT', 'REFUND', 'PAUSE', 'RESUME'),
    months: fc.integer({ min: 0, max: 12 }),
    days: fc.integer({ min: 0, max: 60 }),
    grantedAt: fc.integer({ min: 0, max: 600_000 }).map((min) => new Date(START + min * 60_000)),
    orderLineId: fc.constantFrom('a', 'b', 'c', null),
  }),
  { maxLength: 14 },
) as fc.Arbitrary<Grant[]>;

/** The time in [from, until) that no pause covers, ms: summed up from edge to edge as a simple reference. */
function running(from: Date, until: Date, pauses: readonly { from: Date; until: Date }[]): number {
  const edges = [from, until, ...pauses.flatMap((pause) => [pause.from, pause.until])]
    .map(Number)
    .filter((edge) => edge >= +from && edge <= +until)
    .sort((a, b) => a - b);
  return edges.slice(1).reduce((sum, edge, i) => {
    const middle = (edge + edges[i]!) / 2;
    const paused = pauses.some((pause) => +pause.from <= middle && middle < +pause.until);
    return paused ? sum : sum + edge - edges[i]!;
  }, 0);
}

describe('An arbitrary ledger', () => {
  it('An arbitrary ledger loses no day and grants none twice', () => {
    fc.assert(
      fc.property(entries, (rows) => {
        const allPeriods = periods(rows);
        const pauses = allPeriods.filter(({ entry }) => entry.kind === 'PAUSE');
        const given = allPeriods.filter(({ entry }) => addsTime(entry));
        given.forEach(({ entry, from, until }, index) => {
          const before = given[index - 1]?.until;
          expect(+from).toBe(
            Math.max(+entry.grantedAt, before ? +before : Number.NEGATIVE_INFINITY),
          );
          const ran = running(from, until, pauses);
          const day = 86_400_000;
          expect(ran).toBeLessThanOrEqual((entry.months * 31 + entry.days) * day);
          const refund = rows.find(
            ({ kind, orderLineId }) =>
              kind === 'REFUND' && orderLineId && orderLineId === entry.orderLineId,
          );
          if (refund) expect(+until <= Math.max(+from, +firstRefundAt(rows, entry))).toBe(true);
          else expect(ran).toBeGreaterThanOrEqual((entry.months * 28 + entry.days) * day);
        });
      }),
      { numRuns: 10_000 },
    );
  });

  it('Granted days last to the millisecond, whatever the pauses', () => {
    fc.assert(
      fc.property(entries, (rows) => {
        const inDays = rows
          .map((row) => ({ ...row, months: 0 }))
          .filter(({ kind }) => kind !== 'REFUND');
        const allPeriods = periods(inDays);
        const pauses = allPeriods.filter(({ entry }) => entry.kind === 'PAUSE');
        for (const { entry, from, until } of allPeriods.filter(({ entry }) => addsTime(entry)))
          expect(running(from, until, pauses)).toBe(entry.days * 86_400_000);
      }),
      { numRuns: 2000 },
    );
  });

  it('A later grant does not move an earlier period', () => {
    fc.assert(
      fc.property(entries, (rows) => {
        const last = new Date(START + 600_001 * 60_000);
        const before = periods(rows);
        const after = periods([...rows, paid(3, last), bonus(30, last)]);
        expect(after.slice(0, before.length)).toEqual(before);
      }),
    );
  });

  it('New entries never change the membership of the time before them', () => {
    fc.assert(
      fc.property(entries, fc.integer({ min: 0, max: 600_000 }), (rows, minute) => {
        const now = new Date(START + minute * 60_000);
        const past = rows.filter(({ grantedAt }) => grantedAt <= now);
        expect(coversAt(periods(rows), now)).toBe(coversAt(periods(past), now));
      }),
    );
  });

  const lines = fc.array(
    fc.record({
      months: fc.integer({ min: 1, max: 12 }),
      bonusDays: fc.integer({ min: 0, max: 30 }),
      qty: fc.integer({ min: 1, max: 5 }),
    }),
    { minLength: 1, maxLength: 3 },
  );

  it('A first purchase ends after all its calendar months, then all its bonus days', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 600_000 }), (bought, minutes) => {
        const now = new Date(START + minutes * 60_000);
        const total = (count: (line: (typeof bought)[number]) => number) =>
          bought.reduce((sum, line) => sum + count(line) * line.qty, 0);
        const months = addMonthsTaipei(
          now,
          total((line) => line.months),
        );
        expect(projectedEnd([], bought, now)).toEqual(
          addDays(
            months,
            total((line) => line.bonusDays),
          ),
        );
      }),
    );
  });

  it('The projected end of a purchase equals the end after the purchase', () => {
    fc.assert(
      fc.property(entries, lines, fc.integer({ min: 0, max: 600_000 }), (rows, bought, minute) => {
        const now = new Date(START + minute * 60_000);
        const past = rows.filter(({ grantedAt }) => grantedAt <= now);
        const made = bought.flatMap(({ months, bonusDays, qty }, line) => [
          { ...paid(months * qty, now), orderLineId: `new ${line}` },
          { ...bonus(bonusDays * qty, now), orderLineId: `new ${line}` },
        ]);
        const { expiresAt, paused } = membershipAt([...past, ...made], now);
        expect(projectedEnd(past, bought, now)).toEqual(expiresAt ?? paused?.expiresAt);
      }),
    );
  });

  it('A plan bought during a pause begins after the paused time', () => {
    const from = at('2027-01-31T12:00');
    const pausedAt = at('2027-02-10T12:00');
    const pause: Grant = { ...paid(0, pausedAt), kind: 'PAUSE', days: 10 };
    const bought = [{ months: 1, bonusDays: 30, qty: 1 }];
    expect(projectedEnd([paid(1, from), pause], bought, at('2027-02-12T12:00'))).toEqual(
      at('2027-05-10T12:00'),
    );
  });

  it('The projected end keeps the day of the 31st when months follow months', () => {
    const bought = [{ months: 1, bonusDays: 0, qty: 1 }];
    expect(projectedEnd([paid(1, at('2027-01-31T12:00'))], bought, at('2027-02-10T12:00'))).toEqual(
      at('2027-03-31T12:00'),
    );
  });
});

/** The time of the first refund of an entry's line. */
function firstRefundAt(rows: readonly Grant[], { orderLineId }: Grant): Date {
  const times = rows
    .filter((row) => row.kind === 'REFUND' && row.orderLineId === orderLineId)
    .map(({ grantedAt }) => +grantedAt);
  return new Date(Math.min(...times));
}

/** Whether member time runs at `now`. */
function coversAt(allPeriods: readonly MembershipPeriod[], now: Date): boolean {
  const within = ({ from, until }: MembershipPeriod) => from <= now && now < until;
  return (
    allPeriods.some((period) => addsTime(period.entry) && within(period)) &&
    !allPeriods.some((period) => period.entry.kind === 'PAUSE' && within(period))
  );
}
