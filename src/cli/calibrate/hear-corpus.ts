import type { AcousticModel } from '~/domain/speech/acoustic-model';
import { align } from '~/domain/speech/alignment';
import { buildGraph } from '~/domain/speech/alignment-graph';
import type { Emissions } from '~/domain/speech/emissions';
import { type PhoneNetSource, phoneNetSource } from '~/domain/speech/phone-net';
import { type Heard, openRecording } from '~/domain/speech/recording';
import { pronunciationIndices } from '~/domain/speech/reference';
import type { CorpusUtterance } from '../bench/corpus';
import { readWav16k } from '../bench/wav';

/** A recording of the corpus with everything that fitting reads again and again. */
export interface HeardUtterance {
  utterance: CorpusUtterance;
  heard: Heard;
  source: PhoneNetSource;
}

/** Hears every recording that is long enough. */
export async function hearCorpus(
  model: AcousticModel,
  utterances: readonly CorpusUtterance[],
): Promise<HeardUtterance[]> {
  const out: HeardUtterance[] = [];
  for (const utterance of utterances) {
    const heard = openRecording(await readWav16k(utterance.wav))?.hear(model);
    if (!heard) continue;
    out.push({
      utterance,
      heard,
      source: phoneNetSource(heard.emissions, heard.features, heard.mask),
    });
  }
  return out;
}

/** The phone of each frame when the text is aligned with nothing left out; −1 when it cannot be. */
export function labelFrames(
  model: AcousticModel,
  utterance: CorpusUtterance,
  emissions: Emissions,
): Int16Array {
  const never = Number.NEGATIVE_INFINITY;
  const words = pronunciationIndices(model, utterance.words);
  const graph = buildGraph(model, words, { pause: -2, skipPhone: never, stopPhone: never });
  const labels = new Int16Array(emissions.frames).fill(-1);
  for (const { phone, first, last } of align(graph, emissions)?.segments ?? [])
    labels.fill(phone, first, last + 1);
  return labels;
}
