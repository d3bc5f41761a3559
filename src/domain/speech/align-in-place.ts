import { type AcousticModel, STATES } from './acoustic-model';
import { align, type Segment } from './alignment';
import { buildGraph, type GraphCosts, type WordPronunciations } from './alignment-graph';
import type { Emissions } from './emissions';

/** Frames included beside the first and the last word of a text. */
const MARGIN_FRAMES = 8;
const never = Number.NEGATIVE_INFINITY;
const COSTS: GraphCosts = { pause: -2, skipPhone: never, stopPhone: never };

type PlacedSegment = Pick<Segment, 'word' | 'phone' | 'first' | 'last'>;

/** Aligns pronunciations in the place of one word of an aligned text, between its neighbours as they were said. An
 *  alignment of the whole text for each competitor would take ten times as long.
 *  @param segments of the text  @param word its index
 *  @returns the sounds of the neighbours and of the word, with the indexes of the text; null when no path fits */
export function alignInPlace(
  model: AcousticModel,
  emissions: Emissions,
  segments: readonly PlacedSegment[],
  word: number,
  variants: WordPronunciations,
): PlacedSegment[] | null {
  const around = segments.filter((segment) => Math.abs(segment.word - word) <= 1);
  const [begin, end] = [around[0], around.at(-1)];
  if (!begin || !end || variants.some((phones) => phones.length === 0)) return null;
  const neighbour = (index: number) =>
    around.filter((segment) => segment.word === index).map(({ phone }) => phone);
  const texts = [
    { index: word - 1, pronunciations: [neighbour(word - 1)] },
    { index: word, pronunciations: variants },
    { index: word + 1, pronunciations: [neighbour(word + 1)] },
  ].filter(({ pronunciations }) => pronunciations[0]!.length > 0);
  const before = begin === segments[0] ? MARGIN_FRAMES : 0;
  const after = end === segments.at(-1) ? MARGIN_FRAMES : 0;
  const first = Math.max(0, begin.first - before);
  const stop = Math.min(emissions.frames, end.last + 1 + after);
  const graph = buildGraph(
    model,
    texts.map(({ pronunciations }) => pronunciations),
    COSTS,
  );
  const aligned = align(graph, cutEmissions(emissions, first, stop))?.segments;
  if (!aligned) return null;
  return aligned.flatMap((segment) => {
    const text = texts[segment.word];
    if (!text) return [];
    const place = { first: segment.first + first, last: segment.last + first };
    return [{ word: text.index, phone: segment.phone, first: place.first, last: place.last }];
  });
}

function cutEmissions(emissions: Emissions, first: number, stop: number): Emissions {
  const row = emissions.phones * STATES;
  return {
    frames: stop - first,
    phones: emissions.phones,
    values: emissions.values.subarray(first * row, stop * row),
    best: emissions.best.subarray(first, stop),
  };
}
