import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReferenceWord } from '~/domain/speech/types';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import { readWav16k } from './wav';

/** One recording of a corpus and its prompt. */
export interface CorpusUtterance {
  id: string;
  speaker: string;
  words: ReferenceWord[];
  /** Path of the recording. */
  wav: string;
}

/** Reads `utterances.tsv` (a header, then utterance, speaker, gender, age, text) of a folder that
 *  holds `<utterance>.wav`. Texts with a word that has no pronunciation, and recordings that are
 *  missing or not 16 kHz mono, are listed in `skipped` with the reason. */
export async function readCorpus(
  folder: string,
): Promise<{ utterances: CorpusUtterance[]; skipped: string[] }> {
  const table = await readFile(path.join(folder, 'utterances.tsv'), 'utf8');
  const [header = '', ...lines] = table.trim().split(/\r?\n/);
  const columns = header.split('\t');
  const [id, speaker, text] = ['utterance', 'speaker', 'text'].map((name) => columns.indexOf(name));
  if (id === -1 || speaker === -1 || text === -1)
    throw new Error(`utterances.tsv needs the columns utterance, speaker and text: ${header}`);
  const utterances: CorpusUtterance[] = [];
  const skipped: string[] = [];
  for (const line of lines) {
    const cells = line.split('\t');
    const name = cells[id!]!;
    try {
      const words = referenceWords(cells[text!] ?? '');
      if (words.length === 0) throw new Error('no text');
      const wav = path.join(folder, `${name}.wav`);
      await readWav16k(wav);
      utterances.push({ id: name, speaker: cells[speaker!]!, words, wav });
    } catch (cause) {
      skipped.push(`${name}: ${cause instanceof Error ? cause.message : cause}`);
    }
  }
  return { utterances, skipped };
}
