import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReferenceWord } from '~/domain/speech/types';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import { type ExpertWord, readExpertLabels } from './expert-labels';
import { readWav16k } from './wav';

/** One recording of a corpus and its prompt. */
export interface CorpusUtterance {
  id: string;
  speaker: string;
  words: ReferenceWord[];
  /** Path of the recording. */
  wav: string;
  /** The words as experts judged them; absent without experts. */
  expert?: readonly ExpertWord[];
}

/** Reads `utterances.tsv` (a header, then utterance, speaker, gender, age, text) of a folder that holds
 *  `<utterance>.wav`. Texts with a word that has no pronunciation, and recordings that are missing or not 16 kHz
 *  mono, are listed in `skipped` with the reason. Experts' judgements come from `labels.tsv`, if the folder has
 *  one; labels of another number of words than the text, and those of recordings that the table does not name,
 *  are listed too.
 *  @throws Error when `utterances.tsv` is missing or lacks a column, no recording can be measured, or
 *    `labels.tsv` cannot be read or names none of them */
export async function readCorpus(
  folder: string,
): Promise<{ utterances: CorpusUtterance[]; skipped: string[] }> {
  const [header = '', ...lines] = (await readTable(folder)).split(/\r?\n/);
  const columns = header.split('\t').map((name) => name.trim());
  const [id, speaker, text] = ['utterance', 'speaker', 'text'].map((name) => columns.indexOf(name));
  if (id === -1 || speaker === -1 || text === -1)
    throw new Error(`utterances.tsv needs the columns utterance, speaker and text: ${header}`);
  const labels = await readExpertLabels(folder);
  const idOf = (line: string) => (line.split('\t')[id!] ?? '').trim();
  const utterances: CorpusUtterance[] = [];
  const skipped: string[] = [];
  for (const line of lines) {
    const cells = line.split('\t');
    const name = idOf(line);
    try {
      const words = referenceWords(cells[text!]?.trim() ?? '');
      if (words.length === 0) throw new Error('no text');
      const wav = path.join(folder, `${name}.wav`);
      await readWav16k(wav);
      const expert = labels?.get(name);
      if (expert && expert.length !== words.length)
        throw new Error(`${words.length} words, labels of ${expert.length}`);
      utterances.push({
        id: name,
        speaker: (cells[speaker!] ?? '').trim(),
        words,
        wav,
        ...(expert && { expert }),
      });
    } catch (cause) {
      skipped.push(`${name}: ${cause instanceof Error ? cause.message : cause}`);
    }
  }
  if (utterances.length === 0)
    throw new Error(`No recording of ${folder} can be measured.\n${skipped.join('\n')}`);
  if (labels) skipped.push(...skippedLabels(labels, utterances, new Set(lines.map(idOf))));
  return { utterances, skipped };
}

async function readTable(folder: string): Promise<string> {
  const table = await readFile(path.join(folder, 'utterances.tsv'), 'utf8').catch((cause) => {
    throw new Error(`${folder} has no utterances.tsv that can be read.`, { cause });
  });
  return table.replace(/^\uFEFF/, '').trim();
}

/** A line about labels of recordings that are not in the table.
 *  @throws Error when no recording has labels */
function skippedLabels(
  labels: ReadonlyMap<string, readonly ExpertWord[]>,
  utterances: readonly CorpusUtterance[],
  named: ReadonlySet<string>,
): string[] {
  if (utterances.every(({ expert }) => !expert))
    throw new Error('labels.tsv is about none of the recordings that can be measured.');
  const unknown = [...labels.keys()].filter((name) => !named.has(name));
  if (unknown.length === 0) return [];
  const examples = unknown.slice(0, 3).join(', ');
  return [`labels of ${unknown.length} recordings that utterances.tsv does not name: ${examples}`];
}
