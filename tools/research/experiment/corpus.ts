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
  /** The words as experts judged them; absent where no expert did. */
  expert?: readonly ExpertWord[];
}

/** Reads `utterances.tsv` (a header, then utterance, speaker, gender, age, text) of a folder that
 *  holds `<utterance>.wav`. Texts with a word that has no pronunciation, and recordings that are
 *  missing or not 16 kHz mono, are listed in `skipped` with the reason. Experts' judgements come from
 *  `labels.tsv`, if the folder has one; labels of another number of words than the text are listed too. */
export async function readCorpus(
  folder: string,
): Promise<{ utterances: CorpusUtterance[]; skipped: string[] }> {
  const table = await readFile(path.join(folder, 'utterances.tsv'), 'utf8');
  const [header = '', ...lines] = table.trim().split(/\r?\n/);
  const columns = header.split('\t');
  const [id, speaker, text] = ['utterance', 'speaker', 'text'].map((name) => columns.indexOf(name));
  if (id === -1 || speaker === -1 || text === -1)
    throw new Error(`utterances.tsv needs the columns utterance, speaker and text: ${header}`);
  const labels = await readExpertLabels(folder);
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
      const expert = labels?.get(name);
      if (expert && expert.length !== words.length)
        throw new Error(`${words.length} words, labels of ${expert.length}`);
      utterances.push({
        id: name,
        speaker: cells[speaker!]!,
        words,
        wav,
        ...(expert && { expert }),
      });
    } catch (cause) {
      skipped.push(`${name}: ${cause instanceof Error ? cause.message : cause}`);
    }
  }
  return { utterances, skipped };
}
