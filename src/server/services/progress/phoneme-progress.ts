import type { PhonemeProgress } from '~/schemas/progress';

/** Minimum number of utterances for a meaningful share. */
const MIN_UTTERANCES = 8;
const MAX_HEARD_PHONEMES = 3;

/** How often a phoneme was recognised as another one, in the recent weeks and before them. */
export interface PhonemeCount {
  expected: string;
  /** The expected one, or empty when unclear. Old rows only contain whether it was clear. */
  heard: string;
  now: number;
  before: number;
}

/** The user's phonemes: shares of clear utterances now and before, and the phonemes said instead; the least
 *  clear first. Unreliable phonemes are left out, also as substitutes. */
export function listPhonemes(
  counts: readonly PhonemeCount[],
  reliable: ReadonlySet<string>,
): PhonemeProgress[] {
  const byPhoneme = new Map<string, PhonemeCount[]>();
  for (const count of counts) {
    const rows = byPhoneme.get(count.expected);
    if (rows) rows.push(count);
    else byPhoneme.set(count.expected, [count]);
  }
  return [...byPhoneme]
    .map(([phoneme, rows]) => toProgress(phoneme, rows, reliable))
    .filter(({ sound, now }) => now.said >= MIN_UTTERANCES && reliable.has(sound))
    .sort((a, b) => a.now.clear - b.now.clear || (a.sound < b.sound ? -1 : 1));
}

function toProgress(
  phoneme: string,
  rows: readonly PhonemeCount[],
  reliable: ReadonlySet<string>,
): PhonemeProgress {
  const share = (span: 'now' | 'before') => {
    const said = rows.reduce((sum, row) => sum + row[span], 0);
    const clear = rows.find(({ heard }) => heard === phoneme)?.[span] ?? 0;
    return { said, clear: said === 0 ? 0 : clear / said };
  };
  const before = share('before');
  return {
    sound: phoneme,
    now: share('now'),
    before: before.said >= MIN_UTTERANCES ? before : null,
    heard: rows
      .filter(({ heard, now }) => heard !== phoneme && now > 0)
      .filter(({ heard }) => heard === '' || reliable.has(heard))
      .sort((a, b) => b.now - a.now || (a.heard < b.heard ? -1 : 1))
      .slice(0, MAX_HEARD_PHONEMES)
      .map(({ heard, now }) => ({ sound: heard, count: now })),
  };
}
