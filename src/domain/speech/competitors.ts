import { type AcousticModel, STATES } from './acoustic-model';
import type { WordPronunciations } from './alignment-graph';
import { competingWords } from './competing-words';
import type { Emissions } from './emissions';
import { phones as phoneNames } from './ipa';
import { forwardThroughPhone, type WordWindow } from './word-windows';

/** How a word stands among common words that could have been said in its place. */
export interface CompetitorEvidence {
  /** Log-likelihood of the word less that of its best rival and of its twentieth, nats a frame. */
  best: number;
  twentieth: number;
  /** The latter by the root of the frames. */
  twentiethByRoot: number;
  /** Deviations of the word above the mean of its rivals. */
  deviations: number;
  /** Log share of the rivals that fit better. */
  rank: number;
}

/** The rivals as a tree of phones, each node after its parent and before its parent's next child. */
interface CompetitorTree {
  phone: Int16Array;
  depth: Uint8Array;
  /** 1 where a word ends. */
  ends: Uint8Array;
  /** Node of each spelling, phone indices joined by commas. */
  nodeOf: Map<string, number>;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklm';
/** Rivals that are this many phones longer are not tried. */
const MAX_EXTRA_PHONES = 3;
/** How far beyond the word found a rival may reach, frames. */
const MAX_REACH_FRAMES = 20;
const MAX_ABSOLUTE_VALUE = 60;
const TWENTIETH_INDEX = 19;

const trees = new WeakMap<AcousticModel, CompetitorTree>();

/** Weighs a word against its rivals, each free to choose where it begins and ends. Null when no rival
 *  fits into the room.
 *  @param first frames where the word was found  @param last inclusive */
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
  const own = new Set(pronunciations.map((sequence) => tree.nodeOf.get(sequence.join())));
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
    if (!tree.ends[node] || own.has(node)) continue;
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
  const limited = (value: number) =>
    Math.max(-MAX_ABSOLUTE_VALUE, Math.min(MAX_ABSOLUTE_VALUE, value));
  return {
    best: limited((own - scores[0]!) / frames),
    twentieth: limited((own - scores[TWENTIETH_INDEX]!) / frames),
    twentiethByRoot: limited((own - scores[TWENTIETH_INDEX]!) / Math.sqrt(frames)),
    deviations: limited((own - mean) / (Math.sqrt(variance) + 1)),
    rank: Math.log((better + 0.5) / scores.length),
  };
}

function getTree(model: AcousticModel): CompetitorTree {
  const known = trees.get(model);
  if (known) return known;
  const phone: number[] = [];
  const depth: number[] = [];
  const ends: number[] = [];
  const nodeOf = new Map<string, number>();
  // In alphabetical order every node follows its parent at once or after its elder siblings' own.
  for (const letters of competingWords.split(' ').sort()) {
    const path: number[] = [];
    for (const letter of letters) {
      path.push(model.indexOf.get(phoneNames[ALPHABET.indexOf(letter)]!)!);
      if (nodeOf.has(path.join())) continue;
      nodeOf.set(path.join(), phone.length);
      phone.push(path.at(-1)!);
      depth.push(path.length);
      ends.push(0);
    }
    ends[nodeOf.get(path.join())!] = 1;
  }
  const tree = {
    phone: Int16Array.from(phone),
    depth: Uint8Array.from(depth),
    ends: Uint8Array.from(ends),
    nodeOf,
  };
  trees.set(model, tree);
  return tree;
}
