import { type AcousticModel, STATES } from './acoustic-model';

/** The pronunciations of a word, each as phone indices of the model. */
export type WordPronunciations = readonly (readonly number[])[];

/** A state of the graph. */
export interface GraphNode {
  /** Index of the word; −1 for silence. */
  word: number;
  /** Index of the pronunciation. */
  variant: number;
  /** Position of the phone in its pronunciation. */
  position: number;
  phone: number;
  /** 0, 1 or 2 */
  state: number;
}

interface GraphLink {
  /** Index of the source node. */
  from: number;
  /** Log cost or log probability, ≤ 0. */
  cost: number;
}

/** A network of states with the arcs into each, in compressed rows. */
export interface AlignmentGraph {
  nodes: GraphNode[];
  /** Arcs into state s are `arcFrom[rowStart[s]] … arcFrom[rowStart[s + 1] − 1]`. */
  rowStart: Int32Array;
  arcFrom: Int32Array;
  arcCost: Float64Array;
  /** Log probability of beginning in a state; −Infinity where no path begins. */
  initial: Float64Array;
  finals: GraphLink[];
}

export interface GraphCosts {
  /** Log cost of a pause between two words. */
  pause: number;
  /** Log cost of skipping a word, for each of its phones, at least two, so that short words are not skipped
   *  too easily. −Infinity forbids it. */
  skipPhone: number;
  /** Log cost of stopping early, for each remaining phone: the usual reason why words are missing. −Infinity
   *  forbids it. */
  stopPhone: number;
}

const START = -1;
const MIN_SKIPPED_PHONES = 2;

/** Builds the graph of a text: words in order, each with parallel pronunciations, optional pauses before,
 *  between and after, and every word skippable at a cost, so that an omitted word need not be aligned. */
export function buildGraph(
  model: AcousticModel,
  words: readonly WordPronunciations[],
  costs: GraphCosts,
): AlignmentGraph {
  const nodes: GraphNode[] = [];
  const arcs: GraphLink[][] = [];
  const move = (phone: number, from: number, to: number) =>
    model.transitions[(phone * STATES + from) * (STATES + 1) + to]!;

  /** Adds the three states of a phone and returns the links out of it. */
  const addPhone = (
    phone: number,
    node: Omit<GraphNode, 'phone' | 'state'>,
    entries: GraphLink[],
  ) => {
    const id = nodes.length;
    for (let state = 0; state < STATES; state++) {
      nodes.push({ ...node, phone, state });
      const into: GraphLink[] = [{ from: id + state, cost: move(phone, state, state) }];
      if (state === 0) into.push(...entries);
      else into.push({ from: id + state - 1, cost: move(phone, state - 1, state) });
      if (state === 2) into.push({ from: id, cost: move(phone, 0, 2) });
      arcs.push(into);
    }
    return [
      { from: id + 2, cost: move(phone, 2, 3) },
      { from: id + 1, cost: move(phone, 1, 3) },
    ];
  };

  const shortest = words.map((variants) => Math.min(...variants.map((phones) => phones.length)));
  const finals: GraphLink[] = [];
  let remainingPhones = shortest.reduce((sum, phones) => sum + phones, 0);
  let exits: GraphLink[] = [{ from: START, cost: 0 }];
  for (let word = 0; word <= words.length; word++) {
    const pause = addCost(exits, costs.pause);
    const node = { word: -1, variant: 0, position: word };
    const entries = [...exits, ...addPhone(model.silence, node, pause)];
    if (remainingPhones === 0 || Number.isFinite(costs.stopPhone))
      finals.push(
        ...addCost(entries, remainingPhones === 0 ? 0 : remainingPhones * costs.stopPhone),
      );
    const pronunciations = words[word];
    if (!pronunciations) break;
    remainingPhones -= shortest[word]!;
    exits = pronunciations.flatMap((phones, variant) => {
      let into = entries;
      phones.forEach((phone, position) => {
        into = addPhone(phone, { word, variant, position }, into);
      });
      return into;
    });
    if (Number.isFinite(costs.skipPhone))
      exits = exits.concat(
        addCost(entries, costs.skipPhone * Math.max(MIN_SKIPPED_PHONES, shortest[word]!)),
      );
  }
  return compress(nodes, arcs, finals);
}

const addCost = (links: GraphLink[], extra: number): GraphLink[] =>
  links.map(({ from, cost }) => ({ from, cost: cost + extra }));

function compress(nodes: GraphNode[], arcs: GraphLink[][], exits: GraphLink[]): AlignmentGraph {
  const initial = new Float64Array(nodes.length).fill(Number.NEGATIVE_INFINITY);
  const rowStart = new Int32Array(nodes.length + 1);
  const inner = arcs.map((links, state) =>
    links.filter(({ from, cost }) => {
      if (from === START) initial[state] = Math.max(initial[state]!, cost);
      return from !== START;
    }),
  );
  inner.forEach((links, state) => {
    rowStart[state + 1] = rowStart[state]! + links.length;
  });
  const all = inner.flat();
  return {
    nodes,
    rowStart,
    arcFrom: Int32Array.from(all, (link) => link.from),
    arcCost: Float64Array.from(all, (link) => link.cost),
    initial,
    finals: exits.filter(({ from }) => from !== START),
  };
}
