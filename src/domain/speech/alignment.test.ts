import { describe, expect, it } from 'vitest';
import type { AcousticModel } from './acoustic-model';
import { align } from './alignment';
import { buildGraph, type GraphCosts } from './alignment-graph';
import type { Emissions } from './emissions';

/** Three phones (0 is silence) that stay or go on with even odds. */
const model = {
  phones: ['SIL', 'A', 'B'],
  silence: 0,
  transitions: new Float32Array(3 * 3 * 4).fill(Math.log(0.5)),
} as unknown as AcousticModel;

/** Frames that clearly are the given phones. */
function frames(said: number[]): Emissions {
  const values = new Float32Array(said.length * 9).fill(-30);
  said.forEach((phone, t) => {
    values.fill(0, t * 9 + phone * 3, t * 9 + phone * 3 + 3);
  });
  return { frames: said.length, phones: 3, values, best: new Float32Array(said.length) };
}

const never = Number.NEGATIVE_INFINITY;
const strict: GraphCosts = { pause: -2, skipPhone: never, stopPhone: never };
const lenient: GraphCosts = { pause: -2, skipPhone: -20, stopPhone: -12 };
const A = [[1]];
const B = [[2]];

function find(words: number[][][], said: number[], costs: GraphCosts) {
  const alignment = align(buildGraph(model, words, costs), frames(said));
  return alignment?.segments.map(({ word, phone, first, last }) => [word, phone, first, last]);
}

describe('align', () => {
  it('finds each word where it was said, with the pause between', () => {
    expect(find([A, B], [0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 2, 2, 2], strict)).toEqual([
      [-1, 0, 0, 2],
      [0, 1, 3, 6],
      [-1, 0, 7, 9],
      [1, 2, 10, 12],
    ]);
  });

  it('chooses the pronunciation that was said', () => {
    const said = align(buildGraph(model, [[[1], [2, 1]]], strict), frames([2, 2, 2, 1, 1, 1]));
    expect(new Set(said?.segments.map(({ variant }) => variant))).toEqual(new Set([1]));
  });

  it('keeps a phone said twice apart', () => {
    expect(find([A, A], [1, 1, 1, 1, 1, 1], strict)).toHaveLength(2);
  });

  it('leaves out a word that was not said', () => {
    const said = [1, 1, 1, 1, 1, 1, 1, 1];
    const words = find([A, B, A], said, { ...lenient, stopPhone: never })?.map(([word]) => word);
    expect(words).toEqual([0, 2]);
  });

  it('stops where the speaker stopped', () => {
    const words = find([A, B, B], [1, 1, 1, 0, 0, 0, 0, 0], lenient)?.map(([word]) => word);
    expect(words).toEqual([0, -1]);
  });

  it('is null when the recording cannot hold the text', () => {
    expect(find([A, B, A], [1, 2, 1], strict)).toBeUndefined();
  });
});
