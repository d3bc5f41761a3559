import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ParsedSentence } from '~/domain/grading/types';
import { parser } from '~/server/gateways/nlp/configured';

const READING_LEVELS = ['ele', 'int', 'adv'] as const;

/** Three versions of one article, easiest first. */
export interface Triple {
  name: string;
  texts: ParsedSentence[][];
}

/** Reads `NAME-ele.txt`, `NAME-int.txt` and `NAME-adv.txt`. Other files are ignored; a NAME without all three is
 *  listed in `skipped`.
 *  @throws Error when no NAME has all three */
export async function readTriples(
  folder: string,
): Promise<{ triples: Triple[]; skipped: string[] }> {
  const names = new Map<string, Set<string>>();
  for (const file of (await readdir(folder)).sort()) {
    const [, name, level] = /^(.+)-(ele|int|adv)\.txt$/.exec(file) ?? [];
    if (name && level) names.set(name, (names.get(name) ?? new Set()).add(level));
  }
  const complete = [...names].filter(([, levels]) => levels.size === READING_LEVELS.length);
  if (complete.length === 0)
    throw new Error(`${folder} has no NAME-ele.txt with its NAME-int.txt and NAME-adv.txt.`);
  const triples: Triple[] = [];
  for (const [name] of complete) {
    const texts = READING_LEVELS.map((level) =>
      readText(path.join(folder, `${name}-${level}.txt`)),
    );
    triples.push({ name, texts: await Promise.all(texts) });
  }
  const skipped = [...names].filter(([, levels]) => levels.size < READING_LEVELS.length);
  return { triples, skipped: skipped.map(([name]) => `${name}: not all three levels are there`) };
}

/** @returns the sentences of a text file with one paragraph a line */
async function readText(file: string): Promise<ParsedSentence[]> {
  const text = (await readFile(file, 'utf8')).replace(/^\ufeff/, '');
  return text.split(/[\r\n]+/).flatMap((paragraph) => parser().parse(paragraph));
}
