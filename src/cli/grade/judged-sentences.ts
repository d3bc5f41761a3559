import { readFile } from 'node:fs/promises';
import type { ParsedSentence } from '~/domain/grading/types';
import { parser } from '~/server/gateways/nlp/configured';

/** A sentence that two teachers judged. */
export interface JudgedSentence {
  sentence: ParsedSentence;
  /** 1 = A1 … 6 = C2. */
  a: number;
  b: number;
}

/** Reads `sentence⇥level by teacher A⇥level by teacher B`. A header and blank lines are passed over.
 *  @throws Error that names the line for anything else */
export async function readJudgedSentences(file: string): Promise<JudgedSentence[]> {
  const lines = (await readFile(file, 'utf8')).replace(/^\ufeff/, '').split(/\r?\n/);
  const rows = lines.flatMap((line, i) => readLine(line, i === 0, `${file}, line ${i + 1}`));
  if (rows.length === 0) throw new Error(`${file} has no judged sentence.`);
  return rows;
}

function readLine(line: string, first: boolean, place: string): JudgedSentence[] {
  if (!line.trim()) return [];
  const [text = '', a = '', b = ''] = line.split('\t').map((cell) => cell.trim());
  const levels = [readLevel(a), readLevel(b)];
  if (text && levels[0] && levels[1])
    return [{ sentence: asOneSentence(text), a: levels[0], b: levels[1] }];
  if (first && !levels[0] && !levels[1]) return [];
  throw new Error(`${place}: wanted a sentence, a tab, a level 1–6, a tab, a level 1–6.`);
}

/** 1–6, also written as A1–C2. */
function readLevel(cell: string): number | null {
  const named = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'].indexOf(cell.toUpperCase()) + 1;
  return named || (/^[1-6](\.0+)?$/.test(cell) ? Number(cell) : null);
}

/** What was judged as one is one, also where the parser would cut. */
function asOneSentence(text: string): ParsedSentence {
  return {
    text,
    tokens: parser()
      .parse(text)
      .flatMap(({ tokens }) => tokens),
  };
}
