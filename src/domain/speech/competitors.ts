import { type AcousticModel, STATES } from './acoustic-model';
import type { WordPronunciations } from './alignment-graph';
import { competingWords } from './competing-words';
import type { Emissions } from './emissions';
import { phones as phoneNames } from './ipa';
import { forwardThroughPhone, type WordWindow } from './word-windows';

/** Comparison of a word with common words that could have been said in its place. */
export interface CompetitorEvidence {
  /** Log-likelihood of the word less that of its best competitor and of its twentieth, nats per frame. */
  best: number;
  twentieth: number;
  /** The difference to the twentieth, divided by the square root of the frames. */
  twentiethByRoot: number;
  /** Difference to the mean of the competitors, in standard deviations. */
  deviations: number;
  /** Log share of the competitors that fit better. */
  rank: number;
}

/** The competitors as a prefix tree of phones, nodes in depth-first order. */
interface CompetitorTree {
  phone: Int16Array;
  depth: Uint8Array;
  /** 1 where a word ends. */
  ends: Uint8Array;
  /** Phone indices joined by commas → node. */
  nodeByPhones: Map<string, number>;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklm';
/** Competitors with more extra phones than this are not tried. */
const MAX_EXTRA_PHONES = 3;
/** Maximum extension of a competitor beyond the aligned word on either side, frames. */
const MAX_REACH_FRAMES = 20;
const MAX_ABSOLUTE_VALUE = 60;
const TWENTIETH_INDEX = 19;

const trees = new WeakMap<AcousticModel, CompetitorTree>();

/** Compares a word with its competitors, each with its own best begin and end. Null when fewer than twenty
 *  competitors fit into the window.
 *  @param first frame of the aligned word  @param last frame, inclusive */
export function competitorEvidence(
  model: AcousticModel,
  { frames, phones, values }: Emissions,
  wordWindow: WordWindow,
  pronunciations: WordPronunciations,
  first: number,
  last: number,
): CompetitorEvidence | null {
  const tree = getTree(model);
  const from = Math.max(0, first - MAX_REACH_FRAMES);
  const count = Math.min(frames - 1, last + MAX_REACH_FRAMES) - from + 1;
  const deepest = pronunciations[0]!.length + MAX_EXTRA_PHONES;
  const levels = Array.from({ length: deepest + 1 }, () => new Float64Array(count + 1));
  levels[0]!.set(wordWindow.before.subarray(from, from + count));
  for (const level of levels.slice(1)) level[0] = Number.NEGATIVE_INFINITY;
  const ownNodes = new Set(
    pronunciations.map((sequence) => tree.nodeByPhones.get(sequence.join())),
  );
  const scores: number[] = [];
  for (let node = 0; node < tree.phone.length; node++) {
    const depth = tree.depth[node]!;
    if (depth > deepest) continue;
    const exit = levels[depth]!;
    const entry = levels[depth - 1]!;
    forwardThroughPhone(
      model,
      values,
      phones * STATES,
      tree.phone[node]!,
      entry,
      exit,
      from,
      count,
    );
    if (!tree.ends[node] || ownNodes.has(node)) continue;
    let score = Number.NEGATIVE_INFINITY;
    for (let k = 1; k <= count; k++)
      score = Math.max(score, exit[k]! + wordWindow.after[from + k]!);
    if (Number.isFinite(score)) scores.push(score);
  }
  return scores.length > TWENTIETH_INDEX && Number.isFinite(wordWindow.own)
    ? compareWithCompetitors(wordWindow.own, scores, last - first + 1)
    : null;
}

function compareWithCompetitors(own: number, scores: number[], frames: number): CompetitorEvidence {
  scores.sort((a, b) => b - a);
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length;
  const better = scores.filter((score) => score > own).length;
  const clamp = (value: number) =>
    Math.max(-MAX_ABSOLUTE_VALUE, Math.min(MAX_ABSOLUTE_VALUE, value));
  return {
    best: clamp((own - scores[0]!) / frames),
    twentieth: clamp((own - scores[TWENTIETH_INDEX]!) / frames),
    twentiethByRoot: clamp((own - scores[TWENTIETH_INDEX]!) / Math.sqrt(frames)),
    deviations: clamp((own - mean) / (Math.sqrt(variance) + 1)),
    rank: Math.log((better + 0.5) / scores.length),
  };
}

function getTree(model: AcousticModel): CompetitorTree {
  const known = trees.get(model);
  if (known) return known;
  const phone: number[] = [];
  const depth: number[] = [];
  const ends: number[] = [];
  const nodeByPhones = new Map<string, number>();
  // The alphabetical order of the words gives the nodes their depth-first order.
  for (const letters of competingWords.split(' ').sort()) {
    const path: number[] = [];
    for (const letter of letters) {
      path.push(model.indexOf.get(phoneNames[ALPHABET.indexOf(letter)]!)!);
      if (nodeByPhones.has(path.join())) continue;
      nodeByPhones.set(path.join(), phone.length);
      phone.push(path.at(-1)!);
      depth.push(path.length);
      ends.push(0);
    }
    ends[nodeByPhones.get(path.join())!] = 1;
  }
  const tree = {
    phone: Int16Array.from(phone),
    depth: Uint8Array.from(depth),
    ends: Uint8Array.from(ends),
    nodeByPhones,
  };
  trees.set(model, tree);
  return tree;
}
