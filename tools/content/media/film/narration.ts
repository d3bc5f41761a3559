import type { ReferenceWord } from '~/domain/speech/types';
import type { RecordedCue, VideoContent } from '~/schemas/media-content';
import { listOverrides, toCards } from '~/server/gateways/speech/known-words';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import { type ClipLine, toClipLine } from '~/server/gateways/speech/render-clip';
import type { SpeechEngine } from '~/server/gateways/speech/speech-engine';
import { type AvailableVoice, castOf } from '~/server/gateways/speech/voices';
import { wordsToSay } from '~/server/gateways/speech/words-to-say';
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
  reference: ReferenceWord[];
}

/** A spoken script: 16 kHz mono, and the times of each line. */
export interface Narration {
  pcm: Float32Array;
  cues: RecordedCue[];
}

/** The sentences of a video, in order.
 *  @throws Error naming a word that has no known pronunciation */
export function toNarrationLines({ slides, vocabulary }: VideoContent): Line[] {
  const cards = toCards(vocabulary);
  return slides.flatMap(({ narration }, slide) =>
    narration.map(({ en, zh, pronunciations }, at) => ({
      slide,
      at,
      of: narration.length,
      text: en,
      zh,
      reference: referenceWords(en, { overrides: listOverrides(pronunciations), cards }),
    })),
  );
}

/** The voice of a video: the first of its accent.
 *  @throws Error when there is none */
export function narrator(
  { voice }: Pick<VideoContent, 'voice'>,
  engines: readonly SpeechEngine[],
): AvailableVoice {
  return castOf(engines, voice)[0]![0]!;
}

/** Synthesises every sentence, scores it against its text, and concatenates them. */
export async function narrate(
  video: VideoContent,
  lines: readonly Line[],
  { engines, renderer }: MediaPipeline,
  step: () => void,
): Promise<Narration> {
  const speaker = narrator(video, engines);
  const rendered = await Promise.all(
    lines.map((line) => renderer.render(toNarratedLine(video, line, speaker), { folder: '' })),
  );
  const chunks: Float32Array[] = [silence(SILENCE.front)];
  const cues: RecordedCue[] = [];
  let samples = chunks[0]!.length;
  const add = (chunk: Float32Array) => {
    chunks.push(chunk);
    samples += chunk.length;
  };
  for (const [index, line] of lines.entries()) {
    const { take, clip } = rendered[index]!;
    const { selfScore, refused } = clip;
    const offset = Math.round((1000 * samples) / RATE);
    const words = clip.cues.map((word) => ({
      text: word.text,
      startMs: offset + word.startMs,
      endMs: offset + word.endMs,
    }));
    const times = { startMs: words[0]!.startMs, endMs: words.at(-1)!.endMs };
    const { text: en, zh, reference } = line;
    cues.push({ ...times, en, zh, words, reference, selfScore, ...(refused && { refused }) });
    add(take.pcm);
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

/** A line as its narrator is to say it. */
export function toNarratedLine(
  { level, voice, slides, vocabulary }: VideoContent,
  { slide, at, text }: Line,
  speaker: AvailableVoice,
): ClipLine {
  const overrides = listOverrides(slides[slide]!.narration[at]!.pronunciations);
  const cards = toCards(vocabulary);
  const words = wordsToSay(text, voice, { overrides, cards });
  const line = toClipLine({ text, words, speed: SPEED[level] }, speaker);
  if (!line) throw new Error(`${speaker.voice.id} has no sound for “${text}”.`);
  return line;
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
