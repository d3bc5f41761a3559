import { describe, expect, it } from 'vitest';
import { type LineSlot, toUnitLines } from './unit-lines';

const LOUD = Array.from({ length: 96 }, () => 100);
const slot = (change: Partial<LineSlot> = {}): LineSlot => ({
  durationMs: 1000,
  model: LOUD,
  own: null,
  ...change,
});

/** Where each part of a path begins. */
const starts = (path: string) => [...path.matchAll(/M(\d+) (\d+)/g)].map(([, x]) => Number(x));

describe('The two lines of a unit', () => {
  it('The learner’s line is drawn only where an item was said', () => {
    const slots = [slot(), slot({ own: LOUD }), slot({ own: LOUD }), slot()];
    const { model, own } = toUnitLines(slots, 1000, 100);
    expect(starts(model)).toEqual([0]);
    expect(starts(own)).toEqual([250]);
  });

  it('A run in which nothing was said has no line of the learner', () => {
    expect(toUnitLines([slot(), slot()], 1000, 100).own).toBe('');
  });

  it('A gap in what was said is a gap in the line', () => {
    const slots = [slot({ own: LOUD }), slot(), slot({ own: LOUD }), slot()];
    expect(starts(toUnitLines(slots, 1000, 100).own)).toEqual([0, 500]);
  });

  it('The model’s line has a gap where its clip could not be loaded', () => {
    const slots = [slot({ model: null }), slot(), slot({ model: null }), slot()];
    expect(starts(toUnitLines(slots, 1000, 100).model)).toEqual([250, 750]);
  });

  it('An item is as wide as its clip is long', () => {
    const slots = [slot({ durationMs: 3000 }), slot({ own: LOUD })];
    expect(starts(toUnitLines(slots, 1000, 100).own)).toEqual([750]);
  });

  it('Equal voices are the same line', () => {
    const peaks = Array.from({ length: 96 }, (_, index) => index);
    const slots = [slot(), slot({ durationMs: 700, model: peaks, own: peaks }), slot()];
    const both = slots.map((each) => ({ ...each, own: each.model }));
    const { model, own } = toUnitLines(both, 1000, 100);
    expect(own).toBe(model);
  });
});
