import { readFile, writeFile } from 'node:fs/promises';
import type { PhoneFit } from '~/domain/speech/gop';
import type { RivalEvidence } from '~/domain/speech/rivals';
import type { ReferenceWord } from '~/domain/speech/types';
import type { PhoneEvidence } from '~/domain/speech/word-evidence';
import type { WeighedReading } from './fit-segment-nets';
import type { ReadingKind } from './trial-set';

/** A reading as fitting and judging words need it: who read, what of it is wrong, what was heard. */
export interface KeptReading {
  utterance: string;
  speaker: string;
  kind: ReadingKind;
  words: ReferenceWord[];
  changed: ReadonlySet<number>;
  evidence: { phones: PhoneEvidence[]; rivals: (RivalEvidence | null)[] };
}

export function keep({ reading, evidence }: WeighedReading): KeptReading {
  const { kind, words, changed } = reading;
  const { id, speaker } = reading.of.utterance;
  return { utterance: id, speaker, kind, words, changed, evidence };
}

/** One reading a line, so that words can be fitted again without hearing everything again. */
export async function writeEvidence(file: string, readings: readonly KeptReading[]): Promise<void> {
  const reduced = ({ segment, ...rest }: PhoneFit) => {
    const { word, phone, first, last } = segment;
    const { frames, gop, frameGop, best } = rest;
    return { segment: { word, phone, first, last }, frames, gop, frameGop, best };
  };
  const lines = readings.map((one) =>
    JSON.stringify({
      ...one,
      words: one.words.map(({ text, pronunciations, functionWord }) => ({
        text,
        pronunciations: pronunciations.slice(0, 1),
        functionWord,
      })),
      changed: [...one.changed],
      evidence: {
        rivals: one.evidence.rivals,
        phones: one.evidence.phones.map(({ mixture, adapted, likelihoodRatio, logOdds }) => ({
          mixture: reduced(mixture),
          adapted: reduced(adapted),
          likelihoodRatio,
          logOdds,
        })),
      },
    }),
  );
  await writeFile(file, `${lines.join('\n')}\n`);
}

export async function readEvidence(file: string): Promise<KeptReading[]> {
  const text = await readFile(file, 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const one = JSON.parse(line) as KeptReading & { changed: number[] };
      return { ...one, changed: new Set(one.changed) };
    });
}
