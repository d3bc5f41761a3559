import { expect, it } from 'vitest';
import type { AdviceRow } from './advice-rows';
import { adviceFigures, adviceSource, deriveAdvice, heldOutShare } from './advice-table';

/** Rows of a kind: those with low estimates are judged as given, the others are right sounds. */
const rowsOf = (kind: AdviceRow['kind'], count: number, expert: number): AdviceRow[] =>
  Array.from({ length: count }, (_, index) => ({
    kind,
    estimate: index < count / 2 ? 0.98 : 1.52,
    expert: index < count / 2 ? expert : 2,
    speaker: `s${index % 8}`,
  }));

it('A kind of advice has the loosest threshold at which it is right four times in five', () => {
  expect(deriveAdvice(rowsOf('slip rAsL', 80, 0.4))).toEqual([
    {
      ...{ kind: 'slip rAsL', below: 1.5, candidates: 80, fired: 40 },
      ...{ wrong: 1, poor: 1, right: 1 },
    },
  ]);
});

it('A kind of advice that is seldom right is never given, and neither is one that is hardly ever seen', () => {
  const never = { below: null, fired: 0 };
  expect(deriveAdvice(rowsOf('slip rAsL', 80, 1.8))).toMatchObject([never]);
  expect(deriveAdvice(rowsOf('weak lAsR', 12, 0))).toMatchObject([never]);
});

it('Rare kinds of a sort share a threshold', () => {
  const rows = [...rowsOf('slip lAsR', 16, 0), ...rowsOf('slip nAsL', 16, 0)];
  expect(deriveAdvice(rows)).toMatchObject([
    { kind: 'slip lAsR', below: 1.5, fired: 8 },
    { kind: 'slip nAsL', below: 1.5, fired: 8 },
  ]);
});

it('The share of right advice on other speakers comes from thresholds that did not see them', () => {
  const rows = rowsOf('slip rAsL', 80, 0.4);
  expect(heldOutShare(rows)).toEqual({ fired: 40, right: 1 });
  const unlike = rows.map((row) => ({
    ...row,
    expert: Number(row.speaker[1]) % 2 ? 2 : row.expert,
  }));
  expect(heldOutShare(unlike)).toEqual({ fired: 20, right: 0 });
});

it('The table in code lists the advice that is given, and the figures all of it', () => {
  const given = rowsOf('weak other', 80, 0);
  const never = rowsOf('weak darkL', 80, 2);
  const figures = deriveAdvice([...given, ...never]);
  const source = adviceSource(figures);
  expect(source).toContain(`'weak other': { below: 1.5 },`);
  expect(source).not.toContain('darkL');
  expect(JSON.parse(adviceFigures(figures, 9))).toMatchObject({
    recordings: 9,
    advice: { 'weak other': { below: 1.5, phones: 40, right: 1 }, 'weak darkL': { below: null } },
  });
});
