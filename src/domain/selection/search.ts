import { compareCodeUnits } from '~/lib/compare-code-units';
import type { CandidateSentence, CandidateSet } from './candidate-set';
import { type Evaluation, evaluate } from './objective';

const UNIT_SIZE = 10;
/** Number of sentences that are tried at each position. */
const MAX_CANDIDATES_PER_POSITION = 100;
/** Number of conversational ones that are tried besides, since a large pool has few of them. */
const MAX_CONVERSATIONAL_PER_POSITION = 30;
const MAX_ROUNDS = 6;
/** Minimum gain of an exchange, so that the search terminates. */
const MIN_GAIN = 1e-6;

/** Searches for the best ten sentences and their words: fills up `start` greedily, then exchanges single
 *  sentences until none raises the score. Null when there are too few sentences. */
export function search(
  candidates: CandidateSet,
  start: readonly CandidateSentence[],
): Evaluation | null {
  const pinnedKeys = new Set(candidates.pinnedSentences.map(({ key }) => key));
  const byScore = [...candidates.sentences].sort(
    (a, b) => potential(b, candidates) - potential(a, candidates) || compareCodeUnits(a.key, b.key),
  );
  const filled = fillGreedily([...start], byScore, candidates);
  const tried = new Set([
    ...byScore.slice(0, MAX_CANDIDATES_PER_POSITION),
    ...byScore
      .filter(({ conversational }) => conversational)
      .slice(0, MAX_CONVERSATIONAL_PER_POSITION),
  ]);
  return filled && improveByExchange(filled, [...tried], pinnedKeys, candidates);
}

/** Estimate of the score that a sentence can add: its own and that of its best two words. */
function potential({ score, teachableKeys }: CandidateSentence, { words }: CandidateSet): number {
  const values = teachableKeys.map((key) => words.get(key)!.score.total!).sort((a, b) => b - a);
  return score.total! + (values[0] ?? -5) + 0.3 * (values[1] ?? 0);
}

function fillGreedily(
  chosen: CandidateSentence[],
  pool: readonly CandidateSentence[],
  candidates: CandidateSet,
): Evaluation | null {
  let evaluation = evaluate(chosen, candidates);
  while (chosen.length < UNIT_SIZE) {
    let best: Evaluation | null = null;
    const taken = new Set(chosen.map(({ text }) => text));
    for (const sentence of pool) {
      if (taken.has(sentence.text)) continue;
      const candidate = evaluate([...chosen, sentence], candidates);
      if (!best || candidate.parts.total! > best.parts.total!) best = candidate;
    }
    if (!best) return null;
    evaluation = best;
    chosen = [...best.sentences];
  }
  return evaluation;
}

function improveByExchange(
  from: Evaluation,
  pool: readonly CandidateSentence[],
  pinnedKeys: ReadonlySet<string>,
  candidates: CandidateSet,
): Evaluation {
  let best = from;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const scoreBefore = best.parts.total!;
    for (let position = 0; position < UNIT_SIZE; position++) {
      if (pinnedKeys.has(best.sentences[position]!.key)) continue;
      for (const sentence of pool) {
        if (best.sentences.some(({ text }) => text === sentence.text)) continue;
        const candidate = evaluate(best.sentences.with(position, sentence), candidates);
        if (candidate.parts.total! > best.parts.total! + MIN_GAIN) best = candidate;
      }
    }
    if (best.parts.total! <= scoreBefore + MIN_GAIN) break;
  }
  return best;
}
