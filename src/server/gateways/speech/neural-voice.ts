import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { toTable } from '~/lib/to-table';
import { hashBytes } from './content-hash';
import { toKokoroPhonemes, toPiperPhonemes } from './neural-phonemes';
import { loadOnnxRuntime, type OnnxRuntime, type Session, type Tensor } from './onnx-runtime';
import type { OwnVoice } from './own-voice-file';
import type { SpeechEngine, SpokenToken, Voice } from './speech-engine';

type Neural = Extract<OwnVoice, { model: string }>;

/** The part of a Piper model's settings that we need. */
const piperSettings = z.object({
  audio: z.object({ sample_rate: z.int().positive() }),
  phoneme_id_map: z.record(z.string(), z.array(z.int())).transform(toTable),
  inference: z
    .object({ noise_scale: z.number(), length_scale: z.number(), noise_w: z.number() })
    .default({ noise_scale: 0, length_scale: 1, noise_w: 0 }),
});
const kokoroTokenizer = z.object({
  model: z.object({ vocab: z.record(z.string(), z.int()).transform(toTable) }),
});

const KOKORO_RATE = 24_000;
/** Numbers of one style; a style file has one for each length of a text, in tokens. */
const STYLE_SIZE = 256;

/** A neural voice of the operator: a Piper or Kokoro model in ONNX. It receives the phonemes of every word,
 *  including those of the cards, and no spelling. Noise is off, so that a text always sounds the same.
 *  @throws Error naming a file that is missing or cannot be read */
export function createNeuralVoice(
  folder: string,
  described: Omit<Voice, 'sampleRate'>,
  settings: Neural,
): SpeechEngine {
  const model = readPart(folder, settings.model);
  const speaker = settings.engine === 'piper' ? piper(folder, settings) : kokoro(folder, settings);
  const version = `${settings.engine}/${hashBytes(model)}/${hashBytes(Buffer.from(speaker.identity))}`;
  let opened: Promise<{ runtime: OnnxRuntime; session: Session }> | undefined;
  const open = async () => {
    const runtime = await loadOnnxRuntime();
    return { runtime, session: await runtime.InferenceSession.create(model) };
  };
  return {
    name: settings.engine,
    voices: [{ ...described, sampleRate: speaker.rate }],
    controls: ['speed'],
    version: () => version,
    async speak(tokens, voice, { speed }) {
      opened ??= open();
      const { runtime, session } = await opened;
      const feeds = speaker.feeds(runtime, tokens, voice, speed);
      const wanted = session.inputNames;
      const result = await session.run(
        Object.fromEntries(Object.entries(feeds).filter(([name]) => wanted.includes(name))),
      );
      const samples = result[session.outputNames[0]!]!.data as Float32Array;
      if (samples.length === 0) throw new Error(`${voice.id} says nothing.`);
      return { pcm: Int16Array.from(samples, toSample), rate: speaker.rate };
    },
  };
}

const toSample = (value: number): number =>
  Math.round(32_767 * Math.max(-0.999, Math.min(0.999, value)));

interface NeuralSpeaker {
  rate: number;
  /** Everything besides the model that changes the sound. */
  identity: string;
  feeds(
    runtime: OnnxRuntime,
    tokens: readonly SpokenToken[],
    voice: Voice,
    speed: number,
  ): Record<string, Tensor>;
}

function piper(folder: string, { model, speaker = 0 }: Extract<Neural, { engine: 'piper' }>) {
  const file = `${model}.json`;
  const { audio, phoneme_id_map, inference } = parsePart(folder, file, piperSettings);
  const ids = (phoneme: string) => phoneme_id_map.get(phoneme) ?? [];
  return {
    rate: audio.sample_rate,
    identity: JSON.stringify([inference.length_scale, speaker]),
    feeds({ Tensor }, tokens, voice, speed) {
      const phonemes = toPiperPhonemes(tokens, voice.accent);
      const sequence = [
        ...ids('^'),
        ...phonemes.flatMap((phoneme) => [...ids(phoneme), ...ids('_')]),
        ...ids('$'),
      ];
      const scales = [0, inference.length_scale / speed, 0];
      return {
        input: new Tensor('int64', toInt64(sequence), [1, sequence.length]),
        input_lengths: new Tensor('int64', toInt64([sequence.length]), [1]),
        scales: new Tensor('float32', Float32Array.from(scales), [3]),
        sid: new Tensor('int64', toInt64([speaker]), [1]),
      };
    },
  } satisfies NeuralSpeaker;
}

function kokoro(folder: string, { style, tokenizer }: Extract<Neural, { engine: 'kokoro' }>) {
  const { vocab } = parsePart(folder, tokenizer, kokoroTokenizer).model;
  const bytes = readPart(folder, style);
  const styles = new Float32Array(Uint8Array.from(bytes).buffer);
  const lengths = Math.floor(styles.length / STYLE_SIZE);
  if (lengths === 0) throw new Error(`${join(folder, style)}: This is no style of a voice.`);
  return {
    rate: KOKORO_RATE,
    identity: hashBytes(bytes),
    feeds({ Tensor }, tokens, voice, speed) {
      const said = toKokoroPhonemes(tokens, voice.accent).flatMap((sign) => vocab.get(sign) ?? []);
      const sequence = toInt64([0, ...said, 0]);
      const from = STYLE_SIZE * Math.min(said.length, lengths - 1);
      const input = new Tensor('int64', sequence, [1, sequence.length]);
      return {
        // Exports of the model differ in the name of the first input.
        input_ids: input,
        tokens: input,
        style: new Tensor('float32', styles.slice(from, from + STYLE_SIZE), [1, STYLE_SIZE]),
        speed: new Tensor('float32', Float32Array.of(speed), [1]),
      };
    },
  } satisfies NeuralSpeaker;
}

const toInt64 = (values: readonly number[]): BigInt64Array => BigInt64Array.from(values, BigInt);

function readPart(folder: string, name: string): Buffer {
  const path = join(folder, name);
  if (!existsSync(path)) throw new Error(`${path} is missing.`);
  return readFileSync(path);
}

function parsePart<T>(folder: string, name: string, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(JSON.parse(readPart(folder, name).toString('utf8')));
  if (!parsed.success) throw new Error(`${join(folder, name)}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
