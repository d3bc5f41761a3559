import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromTaipeiClock, taipeiFields, taipeiIso, toTaipeiClock } from './taipei-time';

/** Instants since Taiwan's last daylight saving time, which ended in 1979. */
const moments = fc.date({
  min: new Date('1980-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
});

const numeric = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
const database = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Taipei',
  weekday: 'short',
  ...numeric,
  ...clock,
});

/** Local time and weekday of an instant from the time zone database of `Intl`. */
function fromDatabase(at: Date) {
  const parts = database.formatToParts(at).map(({ type, value }) => [type, value]);
  const part: Record<string, string> = Object.fromEntries(parts);
  return {
    iso: `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}`,
    weekday: 'Sun Mon Tue Wed Thu Fri Sat'.split(' ').indexOf(part.weekday ?? ''),
  };
}

describe('Taipei time', () => {
  it('Taipei time agrees with the time zone database', () => {
    fc.assert(
      fc.property(moments, (at) => {
        const { iso, weekday } = fromDatabase(at);
        expect(taipeiIso(at)).toBe(iso);
        const fields = taipeiFields(at);
        expect(fields.weekday).toBe(weekday);
        expect([fields.year, fields.month + 1, fields.day]).toEqual(
          iso.slice(0, 10).split('-').map(Number),
        );
        expect(fields.time).toBe(iso.slice(11, 16));
      }),
      { numRuns: 500 },
    );
  });

  it('Converting an instant to Taipei time and back does not change it', () => {
    fc.assert(
      fc.property(moments, (at) => {
        expect(fromTaipeiClock(toTaipeiClock(at))).toEqual(at);
      }),
    );
  });

  it('A day in Taipei begins at 16:00 UTC of the day before', () => {
    expect(taipeiIso(new Date('2026-11-21T15:59:59.999Z'))).toBe('2026-11-21T23:59:59');
    expect(taipeiIso(new Date('2026-11-21T16:00:00Z'))).toBe('2026-11-22T00:00:00');
  });
});
