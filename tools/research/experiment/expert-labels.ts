import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { vowels } from '~/domain/speech/ipa';
import type { Phone } from '~/domain/speech/types';

/** The mean score of experts at and below which a phone counts as a wrong sound; the scale is 0 wrong … 2
 *  right. */
const WRONG_SOUND = 0.5;

/** A word of a prompt as experts judged its reading. */
export interface ExpertWord {
  /** The expected phones, without stress. */
  phones: Phone[];
  /** Mean score of the experts by phone, 0 wrong … 2 right. */
  scores: number[];
}

const COLUMNS = ['utterance', 'word_index', 'phones', 'expert_scores_0_to_2'];

/** Reads `labels.tsv` of a folder of recordings: one row for each word with its utterance, its index in the
 *  prompt, its phones (ARPAbet) and the experts' mean score of each phone. Null when there is no such file.
 *  @returns the words by utterance
 *  @throws Error when the file has no rows, a column is missing, a row has not one score from 0 to 2 for each
 *  phone, or a word of an utterance has no row or two */
export async function readExpertLabels(folder: string): Promise<Map<string, ExpertWord[]> | null> {
  const text = await readFile(path.join(folder, 'labels.tsv'), 'utf8').catch((cause) => {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw cause;
  });
  return text === null ? null : parseExpertLabels(text);
}

export function parseExpertLabels(text: string): Map<string, ExpertWord[]> {
  const [header = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);
  const names = header.split('\t').map((name) => name.trim());
  const missing = COLUMNS.filter((name) => !names.includes(name));
  if (missing.length > 0)
    throw new Error(`labels.tsv has no column ${missing.join(', ')}; its first line: “${header}”`);
  const rows = lines.filter((line) => line.trim() !== '');
  if (rows.length === 0) throw new Error('labels.tsv has a header and no rows.');
  const labels = new Map<string, ExpertWord[]>();
  for (const row of rows) {
    const cells = row.split('\t');
    const [utterance, index, phones, scores] = COLUMNS.map((name) =>
      (cells[names.indexOf(name)] ?? '').trim(),
    );
    if (!utterance || !/^\d+$/.test(index!))
      throw new Error(`labels.tsv has a row without an utterance or the index of a word: ${row}`);
    const words = labels.get(utterance) ?? [];
    if (words[Number(index)])
      throw new Error(`labels.tsv has word ${index} of ${utterance} twice.`);
    words[Number(index)] = toExpertWord(phones!, scores!, row);
    labels.set(utterance, words);
  }
  for (const [utterance, words] of labels) {
    const gap = words.findIndex((word) => !word);
    if (gap >= 0) throw new Error(`labels.tsv has no row for word ${gap} of ${utterance}.`);
  }
  return labels;
}

function toExpertWord(phones: string, scores: string, row: string): ExpertWord {
  const split = (cell: string) => cell.split(/\s+/).filter((part) => part !== '');
  const word = {
    phones: split(phones).map((phone) => phone.replace(/\d$/, '')),
    scores: split(scores).map(Number),
  };
  const isScore = (score: number) => score >= 0 && score <= 2;
  if (word.phones.length === 0 || word.phones.length !== word.scores.length)
    throw new Error(`labels.tsv has a row without one score for each phone: ${row}`);
  if (!word.scores.every(isScore))
    throw new Error(`labels.tsv has a score that is no number from 0 to 2: ${row}`);
  return word;
}

/** Whether experts call a phone wrong. */
export const isWrongSound = (score: number): boolean => score <= WRONG_SOUND;

/** Whether experts hear a wrong sound in a word. */
export const hasWrongSound = ({ scores }: ExpertWord): boolean => scores.some(isWrongSound);

const GAP_COST = 0.8;

/** Cost of taking one phone for another: two vowels or two consonants are closer than one of each. */
const substitutionCost = (a: Phone, b: Phone): number =>
  a === b ? 0 : vowels.has(a) === vowels.has(b) ? 1 : 1.5;

/** Pairs the phones of two pronunciations of a word by the cheapest edits (Wagner & Fischer 1974).
 *  @returns for each phone of `phones` the index of its counterpart in `others`, or −1 */
export function pairPhones(phones: readonly Phone[], others: readonly Phone[]): number[] {
  const costs = Array.from({ length: phones.length + 1 }, (_, i) =>
    Array.from({ length: others.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0) * GAP_COST),
  );
  const paired = (i: number, j: number) =>
    costs[i - 1]![j - 1]! + substitutionCost(phones[i - 1]!, others[j - 1]!);
  for (let i = 1; i <= phones.length; i++)
    for (let j = 1; j <= others.length; j++)
      costs[i]![j] = Math.min(
        paired(i, j),
        costs[i - 1]![j]! + GAP_COST,
        costs[i]![j - 1]! + GAP_COST,
      );
  const pairs = new Array<number>(phones.length).fill(-1);
  for (let i = phones.length, j = others.length; i > 0 && j > 0; ) {
    if (costs[i]![j] === paired(i, j)) pairs[--i] = --j;
    else if (costs[i]![j] === costs[i - 1]![j]! + GAP_COST) i--;
    else j--;
  }
  return pairs;
}
