/** @module-tag extended */
import { expect, it } from 'vitest';
import type { AdviceRow } from './advice-rows';
import { adviceFigures, adviceSource, deriveAdvice, heldOutShare } from './advice-table';

/** Rows of a kind: those with low estimates have the given score, the others are right sounds. */
const rowsOf = (kind: AdviceRow['kind'], count: number, expert: number): AdviceRow[] =>
  Array.from({ length: count }, (_, index) => ({
    kind,
    estimate: index < count / 2 ? 0.98 : 1.52,
    expert: index < count / 2 ? expert : 2,
    speaker: `s${String(index % 16).padStart(2, '0')}`,
  }));

it('Advice has the loosest threshold at which it is right four times in five', () => {
  expect(deriveAdvice(rowsOf('slip rAsL', 80, 0.4))).toEqual([
    {
      kind: 'slip rAsL',
      below: 1.5,
      candidates: 80,
      fired: 40,
      wrong: 1,
      right: 1,
      recall: 1,
    },
  ]);
});

it('A kind of advice that is seldom right is never given, and neither is one that is hardly ever seen', () => {
  const never = { below: null, fired: 0 };
  expect(deriveAdvice(rowsOf('slip rAsL', 80, 1.8))).toMatchObject([never]);
  expect(deriveAdvice(rowsOf('weak lAsR', 12, 0))).toMatchObject([never]);
});

it('Kinds of a sort share a threshold, without one that is often wrong below it and one that is never given', () => {
  const unheard = { kind: 'weak thAsS', estimate: 1.9, expert: 0, speaker: 's00' } as const;
  const rows = [
    ...rowsOf('weak lAsR', 100, 0),
    ...rowsOf('weak nAsL', 24, 0),
    ...rowsOf('weak mAsN', 12, 2),
    unheard,
    ...rowsOf('slip mAsN', 24, 0),
  ];
  expect(deriveAdvice(rows)).toMatchObject([
    { kind: 'slip mAsN', below: null },
    { kind: 'weak lAsR', below: 1.5, fired: 50, right: 1 },
    { kind: 'weak mAsN', below: null },
    { kind: 'weak nAsL', below: 1.5, fired: 12, right: 1 },
    { kind: 'weak thAsS', below: null },
  ]);
});

it('Nine right of ten are not enough where there are twenty, and are where there are eighty', () => {
  const rows = (count: number) =>
    rowsOf('weak lAsR', 2 * count, 0.4)
      .slice(0, count)
      .map((row, index) => ({ ...row, expert: index % 10 === 0 ? 2 : row.expert }));
  expect(deriveAdvice(rows(20))).toMatchObject([{ below: null }]);
  expect(deriveAdvice(rows(80))).toMatchObject([{ below: 2, fired: 80, right: 0.9 }]);
});

it('Advice that was right on a few speakers only is never given', () => {
  const rows = rowsOf('slip rAsL', 80, 0.4);
  const few = rows.map((row, index) => ({ ...row, speaker: `s${index % 7}` }));
  expect(deriveAdvice(few)).toMatchObject([{ below: null, fired: 0 }]);
});

it('The share of right advice on other speakers comes from thresholds that did not see them', () => {
  const rows = rowsOf('slip rAsL', 160, 0.4);
  expect(heldOutShare(rows)).toEqual({ fired: 80, right: 1 });
  const unlike = rows.map((row) => ({
    ...row,
    expert: Number(row.speaker.slice(1)) % 4 === 0 ? 2 : row.expert,
  }));
  expect(heldOutShare(unlike)).toEqual({ fired: 20, right: 0 });
});

it('The table in code lists the advice that is given, and the figures all of it', () => {
  const given = rowsOf('weak other', 80, 0);
  const never = rowsOf('slip darkL', 80, 2);
  const figures = deriveAdvice([...given, ...never]);
  const source = adviceSource(figures);
  expect(source).toContain(`'weak other': { below: 1.5 },`);
  expect(source).not.toContain('darkL');
  expect(JSON.parse(adviceFigures(figures, { recordings: 9 }))).toMatchObject({
    recordings: 9,
    advice: { 'weak other': { below: 1.5, phones: 40, right: 1 }, 'slip darkL': { below: null } },
  });
});
