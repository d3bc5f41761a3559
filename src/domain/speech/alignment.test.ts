import { describe, expect, it } from 'vitest';
import type { AcousticModel } from './acoustic-model';
import { align } from './alignment';
import { buildGraph, type GraphCosts } from './alignment-graph';
import type { Emissions } from './emissions';

/** A model of three phones (0 is silence), of which every transition has the probability 0.5. */
const model = {
  phones: ['SIL', 'A', 'B'],
  silence: 0,
  transitions: new Float32Array(3 * 3 * 4).fill(Math.log(0.5)),
} as unknown as AcousticModel;

/** Emissions of one clear frame for each given phone. */
function toEmissions(phones: number[]): Emissions {
  const values = new Float32Array(phones.length * 9).fill(-30);
  phones.forEach((phone, t) => {
    values.fill(0, t * 9 + phone * 3, t * 9 + phone * 3 + 3);
  });
  return { frames: phones.length, phones: 3, values, best: new Float32Array(phones.length) };
}

const FORBIDDEN = Number.NEGATIVE_INFINITY;
const strict: GraphCosts = { pause: -2, skipPhone: FORBIDDEN, stopPhone: FORBIDDEN };
const lenient: GraphCosts = { pause: -2, skipPhone: -20, stopPhone: -12 };
const A = [[1]];
const B = [[2]];

function findSegments(words: number[][][], phones: number[], costs: GraphCosts) {
  const alignment = align(buildGraph(model, words, costs), toEmissions(phones));
  return alignment?.segments.map(({ word, phone, first, last }) => [word, phone, first, last]);
}

describe('Alignment', () => {
  it('each word is aligned with its frames, and the pauses between words are segments', () => {
    expect(findSegments([A, B], [0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 2, 2, 2], strict)).toEqual([
      [-1, 0, 0, 2],
      [0, 1, 3, 6],
      [-1, 0, 7, 9],
      [1, 2, 10, 12],
    ]);
  });

  it('a word is aligned with the pronunciation that was said', () => {
    const graph = buildGraph(model, [[[1], [2, 1]]], strict);
    const alignment = align(graph, toEmissions([2, 2, 2, 1, 1, 1]));
    expect(new Set(alignment?.segments.map(({ variant }) => variant))).toEqual(new Set([1]));
  });

  it('two words with the same phone are two segments', () => {
    expect(findSegments([A, A], [1, 1, 1, 1, 1, 1], strict)).toHaveLength(2);
  });

  it('a word that was not said is skipped', () => {
    const phones = [1, 1, 1, 1, 1, 1, 1, 1];
    const words = findSegments([A, B, A], phones, { ...lenient, stopPhone: FORBIDDEN })?.map(
      ([word]) => word,
    );
    expect(words).toEqual([0, 2]);
  });

  it('the alignment ends with the last word said when the speaker stopped early', () => {
    const words = findSegments([A, B, B], [1, 1, 1, 0, 0, 0, 0, 0], lenient)?.map(([word]) => word);
    expect(words).toEqual([0, -1]);
  });

  it('the alignment is null when the recording is too short for the text', () => {
    expect(findSegments([A, B, A], [1, 2, 1], strict)).toBeUndefined();
  });
});
