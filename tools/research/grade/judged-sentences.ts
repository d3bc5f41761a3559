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

/** Reads `sentence⇥level by teacher A⇥level by teacher B`. A header and blank lines are passed over; any other
 *  line that is not so is told about.
 *  @throws Error when there is no judged sentence at all */
export async function readJudgedSentences(
  file: string,
): Promise<{ judged: JudgedSentence[]; skipped: string[] }> {
  const lines = (await readFile(file, 'utf8')).replace(/^\ufeff/, '').split(/\r?\n/);
  const judged: JudgedSentence[] = [];
  const skipped: string[] = [];
  for (const [i, line] of lines.entries()) {
    const [text = '', ...cells] = line.split('\t').map((cell) => cell.trim());
    const [a, b] = [readLevel(cells[0]), readLevel(cells[1])];
    if (text && a && b) judged.push({ sentence: asOneSentence(text), a, b });
    else if (line.trim() && (i > 0 || a || b))
      skipped.push(`line ${i + 1}: wanted a sentence, a tab, a level 1–6, a tab, a level 1–6`);
  }
  if (judged.length === 0)
    throw new Error(
      `${file} has no judged sentence: each line is a sentence, a tab, a level 1–6, a tab, a level 1–6.`,
    );
  return { judged, skipped };
}

/** 1–6, also written as A1–C2. */
function readLevel(cell = ''): number | null {
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
