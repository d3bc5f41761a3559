import { STATES } from './acoustic-model';
import type { AlignmentGraph, GraphNode } from './alignment-graph';
import type { Emissions } from './emissions';

/** One phone (or pause) of the best path, frames inclusive. */
export interface Segment extends Omit<GraphNode, 'state'> {
  first: number;
  last: number;
  /** State of each frame of the segment. */
  states: Uint8Array;
}

export interface Alignment {
  /** Log-likelihood of the best path. */
  score: number;
  segments: Segment[];
}

/** Exact Viterbi search for the best path through the graph. Null when the recording is too short for any
 *  path. */
export function align(graph: AlignmentGraph, emissions: Emissions): Alignment | null {
  const { frames } = emissions;
  const count = graph.nodes.length;
  const predecessors = new Int16Array(frames * count);
  const scores = search(graph, emissions, predecessors);
  let score = Number.NEGATIVE_INFINITY;
  let state = -1;
  for (const { from, cost } of graph.finals) {
    if (scores[from]! + cost <= score) continue;
    score = scores[from]! + cost;
    state = from;
  }
  if (state < 0) return null;
  const path = new Int16Array(frames);
  for (let t = frames - 1; t >= 0; t--) {
    path[t] = state;
    state = predecessors[t * count + state]!;
  }
  return { score, segments: toSegments(graph, path) };
}

function search(
  graph: AlignmentGraph,
  emissions: Emissions,
  predecessors: Int16Array,
): Float64Array {
  const { rowStart, arcFrom, arcCost, nodes } = graph;
  const { frames, phones, values } = emissions;
  const count = nodes.length;
  const column = Int32Array.from(nodes, ({ phone, state }) => phone * STATES + state);
  let now = new Float64Array(count);
  let next = new Float64Array(count);
  for (let t = 0; t < frames; t++) {
    const row = t * phones * STATES;
    for (let s = 0; s < count; s++) {
      let best = t === 0 ? graph.initial[s]! : Number.NEGATIVE_INFINITY;
      let from = -1;
      const end = t === 0 ? 0 : rowStart[s + 1]!;
      for (let a = rowStart[s]!; a < end; a++) {
        const value = now[arcFrom[a]!]! + arcCost[a]!;
        if (value <= best) continue;
        best = value;
        from = arcFrom[a]!;
      }
      next[s] = best + values[row + column[s]!]!;
      predecessors[t * count + s] = from;
    }
    [now, next] = [next, now];
  }
  return now;
}

function toSegments({ nodes }: AlignmentGraph, path: Int16Array): Segment[] {
  const segments: Segment[] = [];
  let first = 0;
  for (let t = 1; t <= path.length; t++) {
    const previous = nodes[path[t - 1]!]!;
    const current = t < path.length ? nodes[path[t]!]! : null;
    if (current && samePhone(previous, current) && current.state >= previous.state) continue;
    const { state: _, ...position } = previous;
    const states = Uint8Array.from(path.subarray(first, t), (s) => nodes[s]!.state);
    segments.push({ ...position, first, last: t - 1, states });
    first = t;
  }
  return segments;
}

const samePhone = (a: GraphNode, b: GraphNode) =>
  a.word === b.word && a.variant === b.variant && a.position === b.position && a.phone === b.phone;
