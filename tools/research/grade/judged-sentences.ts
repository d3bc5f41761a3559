import { readFile } from 'node:fs/promises';
import type { ParsedSentence } from '~/domain/grading/types';
import { parser } from '~/server/gateways/nlp/configured';

/** A sentence with the levels that two teachers gave it. */
export interface JudgedSentence {
  sentence: ParsedSentence;
  /** 1 = A1 … 6 = C2. */
  a: number;
  b: number;
}

/** Reads lines of `sentence⇥level by teacher A⇥level by teacher B`. A header and blank lines are ignored; any
 *  other line is listed in `skipped`.
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

/** The level 1–6 of a cell, which may also be written as A1–C2; null for other text. */
function readLevel(cell = ''): number | null {
  const named = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'].indexOf(cell.toUpperCase()) + 1;
  return named || (/^[1-6](\.0+)?$/.test(cell) ? Number(cell) : null);
}

/** Parses a text as one sentence, because the teachers judged it as one, even where the parser would split
 *  it. */
function asOneSentence(text: string): ParsedSentence {
  return {
    text,
    tokens: parser()
      .parse(text)
      .flatMap(({ tokens }) => tokens),
  };
}
