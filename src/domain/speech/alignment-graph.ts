import { type AcousticModel, STATES } from './acoustic-model';

/** A word as phone indices of the model, one list a pronunciation. */
export type WordPronunciations = readonly (readonly number[])[];

/** Where a state stands: word −1 is silence. */
export interface GraphNode {
  word: number;
  variant: number;
  /** Position of the phone in its pronunciation. */
  position: number;
  phone: number;
  /** 0, 1 or 2 */
  state: number;
}

interface GraphLink {
  from: number;
  cost: number;
}

/** A network of states with arcs into each, in compressed rows. */
export interface AlignmentGraph {
  nodes: GraphNode[];
  /** Arcs into state s are `arcFrom[rowStart[s]] … arcFrom[rowStart[s + 1] − 1]`. */
  rowStart: Int32Array;
  arcFrom: Int32Array;
  arcCost: Float64Array;
  /** Log probability of beginning in a state; −Infinity where nothing begins. */
  initial: Float64Array;
  finals: GraphLink[];
}

export interface GraphCosts {
  /** Log cost of a pause between two words. */
  pause: number;
  /** Log cost of leaving a word out, a phone (two at least: the shortest words are the weakest).
   *  −Infinity forbids it. */
  skipPhone: number;
  /** … and of stopping before it, which is how most words go unsaid. */
  stopPhone: number;
}

const START = -1;
const MIN_SKIPPED_PHONES = 2;

/** Words in order, each with parallel pronunciations, a pause allowed before, between and after, and
 *  every word skippable at a cost (so that an unsaid word does not have to be squeezed in). */
export function buildGraph(
  model: AcousticModel,
  words: readonly WordPronunciations[],
  costs: GraphCosts,
): AlignmentGraph {
  const nodes: GraphNode[] = [];
  const arcs: GraphLink[][] = [];
  const move = (phone: number, from: number, to: number) =>
    model.transitions[(phone * STATES + from) * (STATES + 1) + to]!;

  /** Adds the three states of a phone and returns the ways out of it. */
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
  let left = shortest.reduce((sum, phones) => sum + phones, 0);
  let exits: GraphLink[] = [{ from: START, cost: 0 }];
  for (let word = 0; word <= words.length; word++) {
    const pause = isCostlier(exits, costs.pause);
    const node = { word: -1, variant: 0, position: word };
    const entries = [...exits, ...addPhone(model.silence, node, pause)];
    if (left === 0 || Number.isFinite(costs.stopPhone))
      finals.push(...isCostlier(entries, left === 0 ? 0 : left * costs.stopPhone));
    const pronunciations = words[word];
    if (!pronunciations) break;
    left -= shortest[word]!;
    exits = pronunciations.flatMap((phones, variant) => {
      let into = entries;
      phones.forEach((phone, position) => {
        into = addPhone(phone, { word, variant, position }, into);
      });
      return into;
    });
    if (Number.isFinite(costs.skipPhone))
      exits = exits.concat(
        isCostlier(entries, costs.skipPhone * Math.max(MIN_SKIPPED_PHONES, shortest[word]!)),
      );
  }
  return compress(nodes, arcs, finals);
}

const isCostlier = (links: GraphLink[], extra: number): GraphLink[] =>
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
