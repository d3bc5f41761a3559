import { readFile, writeFile } from 'node:fs/promises';
import type { CompetitorEvidence } from '~/domain/speech/competitors';
import type { PhoneFit } from '~/domain/speech/gop';
import type { ReferenceWord } from '~/domain/speech/types';
import type { PhoneEvidence } from '~/domain/speech/word-evidence';
import type { SampleEvidence } from './fit-segment-nets';
import type { SampleKind } from './trial-set';

/** A sample as the fit and the evaluation of words need it: speaker, changed words, evidence. */
export interface StoredSample {
  utterance: string;
  speaker: string;
  kind: SampleKind;
  words: ReferenceWord[];
  changed: ReadonlySet<number>;
  evidence: { phones: PhoneEvidence[]; competitors: (CompetitorEvidence | null)[] };
}

export function toStoredSample({ sample, evidence }: SampleEvidence): StoredSample {
  const { kind, words, changed } = sample;
  const { id, speaker } = sample.utterance.utterance;
  return { utterance: id, speaker, kind, words, changed, evidence };
}

/** Writes one sample a line, so that words can be fitted again without analysing the recordings again. */
export async function writeEvidence(file: string, samples: readonly StoredSample[]): Promise<void> {
  const reduced = ({ segment, ...rest }: PhoneFit) => {
    const { word, phone, first, last } = segment;
    const { frames, gop, frameGop, best } = rest;
    return { segment: { word, phone, first, last }, frames, gop, frameGop, best };
  };
  const lines = samples.map((sample) =>
    JSON.stringify({
      ...sample,
      words: sample.words.map(({ text, pronunciations, functionWord }) => ({
        text,
        pronunciations: pronunciations.slice(0, 1),
        functionWord,
      })),
      changed: [...sample.changed],
      evidence: {
        competitors: sample.evidence.competitors,
        phones: sample.evidence.phones.map(({ mixture, adapted, likelihoodRatio, logOdds }) => ({
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

export async function readEvidence(file: string): Promise<StoredSample[]> {
  const text = await readFile(file, 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const sample = JSON.parse(line) as StoredSample & { changed: number[] };
      return { ...sample, changed: new Set(sample.changed) };
    });
}
