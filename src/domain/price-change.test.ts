import { expect, it } from 'vitest';
import { changeInPercent, listPriceConcerns, priceUntil } from './price-change';

it('A change is said in whole per cent, and a small one is never none', () => {
  const percent = (before: number, after: number) => changeInPercent({ before, after });
  expect(percent(2670, 26)).toBe(-99);
  expect(percent(1000, 1300)).toBe(30);
  expect(percent(1000, 999)).toBe(-1);
  expect(percent(1000, 1001)).toBe(1);
  expect(percent(990, 9900)).toBe(900);
});

it('A change beyond 30 per cent, up or down, has to be confirmed, and one of 30 has not', () => {
  const concerns = (before: number, after: number) => listPriceConcerns({ before, after });
  expect(concerns(1000, 1300)).toEqual([]);
  expect(concerns(1000, 700)).toEqual([]);
  expect(concerns(1000, 1301)).toEqual(['LARGE_CHANGE']);
  expect(concerns(1000, 699)).toEqual(['LARGE_CHANGE']);
  expect(concerns(2670, 26)).toEqual(['LARGE_CHANGE']);
});

it('The price before a new one is that of the last planned day before it, and else the present one', () => {
  const planned = [
    { price: 300, startsOn: '2026-12-20' },
    { price: 200, startsOn: '2026-12-10' },
  ];
  const until = (day: string) => priceUntil({ price: 100, planned }, day);
  expect(until('2026-12-01')).toBe(100);
  expect(until('2026-12-10')).toBe(100);
  expect(until('2026-12-11')).toBe(200);
  expect(until('2026-12-21')).toBe(300);
});
