import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDaysToDay, type Day, getMonday, taipeiDay } from '../day';
import { computeStreak, makeCheckpoint, type StreakCheckpoint } from './streak';

const TODAY = '2026-11-21'; // a Saturday

/** The streak's length by the rule as learners read it, walked back day by day. */
function streakByRule(days: readonly Day[], today: Day): number {
  const practised = new Set(days);
  const used = new Set<Day>();
  let length = 0;
  for (let day = today; ; day = addDaysToDay(day, -1)) {
    if (practised.has(day)) length++;
    else if (day !== today) {
      if (used.has(getMonday(day))) return length;
      used.add(getMonday(day));
    }
    if (day < (days[0] ?? today)) return length;
  }
}

const histories = fc
  .array(fc.boolean(), { maxLength: 120 })
  .map((flags) => flags.flatMap((on, ago) => (on ? [addDaysToDay(TODAY, -ago)] : [])).reverse());

/** Mostly practised, so that long chains with single gaps occur. */
const diligent = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 30, maxLength: 120 })
  .map((dice) =>
    dice.flatMap((die, ago) => (die > 1 ? [addDaysToDay(TODAY, -ago)] : [])).reverse(),
  );

describe('The streak', () => {
  it('The length of a streak agrees with the rule', () => {
    for (const history of [histories, diligent])
      fc.assert(
        fc.property(
          history,
          (days) => computeStreak(days, TODAY).length === streakByRule(days, TODAY),
        ),
      );
  });

  it('The best streak is the longest that any day of the history had', () => {
    fc.assert(
      fc.property(diligent, (days) => {
        const { best } = computeStreak(days, TODAY);
        const lengths = days.map((day, index) => streakByRule(days.slice(0, index + 1), day));
        expect(best).toBe(Math.max(0, ...lengths));
      }),
    );
  });

  it('A streak from any checkpoint is the streak of all days', () => {
    fc.assert(
      fc.property(
        fc.oneof(histories, diligent),
        fc.array(fc.nat(25), { maxLength: 3 }),
        (days, weeksAgo) => {
          const mondays = weeksAgo
            .map((weeks) => addDaysToDay(getMonday(TODAY), -7 * weeks))
            .sort();
          let before: StreakCheckpoint | null = null;
          for (const week of mondays) {
            const from: Day = before?.week ?? '';
            const counted = days.filter((day) => day >= from && day < week);
            before = makeCheckpoint(counted, week, before);
          }
          const from = before?.week ?? '';
          const { frozen, ...streak } = computeStreak(
            days.filter((day) => day >= from),
            TODAY,
            before,
          );
          const whole = computeStreak(days, TODAY);
          expect({ ...streak, frozen }).toEqual({
            ...whole,
            frozen: whole.frozen.filter((day) => day >= from),
          });
        },
      ),
      { numRuns: 500 },
    );
  });

  it('A streak bridges one missed day a week and no second', () => {
    // Mon 16 … Fri 20, without Wednesday: bridged.
    const days = ['2026-11-16', '2026-11-17', '2026-11-19', '2026-11-20'];
    expect(computeStreak(days, TODAY)).toEqual({
      length: 4,
      best: 4,
      practisedToday: false,
      frozen: ['2026-11-18'],
      freezeLeft: false,
    });
    // Without Monday and Wednesday of one week.
    const twice = ['2026-11-15', '2026-11-17', '2026-11-19', '2026-11-20', '2026-11-21'];
    expect(computeStreak(twice, TODAY)).toMatchObject({ length: 4, frozen: ['2026-11-18'] });
  });

  it('A streak lasts through today before its practice', () => {
    expect(computeStreak(['2026-11-19', '2026-11-20'], TODAY)).toMatchObject({
      length: 2,
      practisedToday: false,
      freezeLeft: true,
    });
  });

  it('A streak ends after two missed days of one week', () => {
    expect(computeStreak(['2026-11-16', '2026-11-17', '2026-11-18'], TODAY).length).toBe(0);
    expect(computeStreak(['2026-11-16', '2026-11-17', '2026-11-18'], TODAY).best).toBe(3);
    expect(computeStreak([], TODAY)).toMatchObject({ length: 0, best: 0, freezeLeft: true });
  });

  it('A streak counts days from midnight to midnight in Taipei', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_399_999 }), (ms) => {
        const evening = taipeiDay(new Date(Date.parse('2026-11-19T16:00:00Z') + ms));
        const next = taipeiDay(new Date(Date.parse('2026-11-20T16:00:00Z') + ms));
        expect(computeStreak([evening, next], next).length).toBe(2);
      }),
    );
  });
});
