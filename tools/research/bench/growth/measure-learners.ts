import type { ServiceContext } from '~/server/context';
import { LEARNER_CALLS } from './learner-calls';
import { measureInTurn, showRatio } from './rounds';

/** Most that a learner's call may cost in large tables, as a multiple of its cost in small ones. */
const LIMIT = 1.5;

/** Learners whose calls are compared. */
export interface Learners extends Record<LearnerName, ServiceContext> {}

type LearnerName =
  /** A week of practice and a page of orders with one more, in small tables, twice. */
  | 'little'
  | 'again'
  /** The same in large tables. */
  | 'littleInLarge'
  /** A year and a hundred orders, in small and in large tables. */
  | 'much'
  | 'muchInLarge';

/** Measures the learners' calls and prints a row for each.
 *  @returns the names of those that cost too much in large tables, and all results */
export async function measureLearners(learners: Learners, runs: number) {
  console.log(
    'ms and bytes in small tables: little, much; ratios of medians of rounds [quartiles]',
  );
  console.log(
    `${''.padEnd(24)}${'ms'.padStart(16)}${'bytes'.padStart(16)}   much, large : small  little, large : small  much : little       A/A`,
  );
  const result: Record<string, unknown> = {};
  const failed: string[] = [];
  for (const [name, call] of Object.entries(LEARNER_CALLS)) {
    const { ms, bytes, ratio } = await measureInTurn(call, learners, runs);
    const times = { little: ms('little'), much: ms('much') };
    const sizes = { little: await bytes('little'), much: await bytes('much') };
    const ratios = {
      muchGrown: ratio('muchInLarge', 'much'),
      littleGrown: ratio('littleInLarge', 'little'),
      year: ratio('much', 'little'),
      again: ratio('again', 'little'),
    };
    result[name] = { times, bytes: sizes, ratios };
    const tooMuch = Math.max(ratios.muchGrown.median, ratios.littleGrown.median) > LIMIT;
    if (tooMuch) failed.push(name);
    const shownMs = `${times.little.toFixed(2)} ${times.much.toFixed(2)}`.padStart(16);
    const shownBytes = `${sizes.little} ${sizes.much}`.padStart(16);
    const row = Object.values(ratios).map(showRatio).join('  ');
    console.log(`${name.padEnd(24)}${shownMs}${shownBytes}   ${row}${tooMuch ? '  TOO MUCH' : ''}`);
  }
  return { limit: LIMIT, failed, result };
}
