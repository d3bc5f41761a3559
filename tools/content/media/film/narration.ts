import { alignWords } from '~/domain/speech/align-words';
import type { ReferenceWord } from '~/domain/speech/types';
import type { RecordedCue, VideoContent } from '~/schemas/media-content';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import { recordTake } from '~/server/gateways/speech/render-clip';
import type { MediaPipeline } from '../maker';

const RATE = 16_000;
const SPEED = { A2: 0.9, B1: 0.95, B2: 1 } as const;

/** Silence before, between sentences, between slides, and after, s. Clips have 150 ms of their own on each
 *  side. */
const SILENCE = { front: 0.5, sentence: 0.3, slide: 0.75, behind: 1.4 } as const;

/** Version of the narration; part of the job's hash. */
export const NARRATION_SETTINGS = [RATE, SPEED, SILENCE];

/** A sentence of the script with its position. */
export interface Line {
  slide: number;
  /** Index among the slide's sentences, and their number. */
  at: number;
  of: number;
  text: string;
  zh: string;
  spoken?: string;
  reference: ReferenceWord[];
}

/** A spoken script: 16 kHz mono, and the times of each line. */
export interface Narration {
  pcm: Float32Array;
  cues: RecordedCue[];
}

/** The sentences of a video, in order.
 *  @throws Error naming a word that has no known pronunciation */
export function toNarrationLines({ slides }: VideoContent): Line[] {
  return slides.flatMap(({ narration }, slide) =>
    narration.map(({ en, zh, spoken, pronunciations }, at) => ({
      ...{ slide, at, of: narration.length, text: en, zh, spoken },
      reference: referenceWords(en, pronunciations),
    })),
  );
}

/** Synthesises every sentence, scores it against its text, and concatenates them. */
export async function narrate(
  { level, voice }: VideoContent,
  lines: readonly Line[],
  { tts, model }: MediaPipeline,
  step: () => void,
): Promise<Narration> {
  const chunks: Float32Array[] = [silence(SILENCE.front)];
  const cues: RecordedCue[] = [];
  let samples = chunks[0]!.length;
  const add = (chunk: Float32Array) => {
    chunks.push(chunk);
    samples += chunk.length;
  };
  for (const [index, line] of lines.entries()) {
    const { text, spoken, reference } = line;
    const spokenLine = { text, spoken, reference, accent: voice, speed: SPEED[level] };
    const { pcm, check } = await recordTake(spokenLine, { tts, model });
    const offset = Math.round((1000 * samples) / RATE);
    const words = alignWords(model, pcm, reference).map((word) => ({
      text: word.text,
      startMs: offset + word.startMs,
      endMs: offset + word.endMs,
    }));
    const times = { startMs: words[0]!.startMs, endMs: words.at(-1)!.endMs };
    cues.push({ ...times, en: text, zh: line.zh, words, reference, ...check });
    add(pcm);
    const next = lines[index + 1];
    add(
      silence(
        !next ? SILENCE.behind : next.slide === line.slide ? SILENCE.sentence : SILENCE.slide,
      ),
    );
    step();
  }
  return { pcm: joined(chunks, samples), cues };
}

const silence = (seconds: number) => new Float32Array(Math.round(seconds * RATE));

function joined(chunks: readonly Float32Array[], samples: number): Float32Array {
  const all = new Float32Array(samples);
  let offset = 0;
  for (const chunk of chunks) {
    all.set(chunk, offset);
    offset += chunk.length;
  }
  return all;
}
