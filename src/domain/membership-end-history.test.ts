import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from './calendar';
import { type Grant, membershipEnd } from './membership';
import { endHistory } from './membership-end-history';

const START = new Date('2026-11-21T04:00:00Z');
const entries = fc.array(
  fc.record({
    kind: fc.constantFrom('PAID', 'BONUS', 'TRIAL', 'GIFT', 'GRANT', 'REFUND', 'PAUSE', 'RESUME'),
    months: fc.integer({ min: 0, max: 12 }),
    days: fc.integer({ min: -9, max: 60 }),
    grantedAt: fc.integer({ min: 0, max: 400 }).map((days) => addDays(START, days)),
    orderLineId: fc.constantFrom('a', 'b', null),
  }),
  { maxLength: 10 },
) as fc.Arbitrary<Grant[]>;

it('The end history of a ledger has no gap and arrives at the membership’s end', () => {
  fc.assert(
    fc.property(entries, (rows) => {
      const steps = endHistory(rows);
      steps.forEach(({ endBefore }, index) => {
        expect(endBefore).toEqual(steps[index - 1]?.endAfter ?? null);
      });
      expect(steps.at(-1)?.endAfter ?? null).toEqual(membershipEnd(rows));
    }),
    { numRuns: 500 },
  );
});
