import type { AcousticModel } from './acoustic-model';
import { align } from './alignment';
import { buildGraph } from './alignment-graph';
import { likelySlip } from './confusions';
import { FRAMES_PER_SECOND } from './front-end';
import { measurePhones, type PhoneFit } from './gop';
import { policy } from './policy';
import { openRecording } from './recording';
import { pronunciationIndices } from './reference';
import type { PhoneResult, ReferenceWord, UtteranceResult, Verdict, WordResult } from './types';
import type { SpeechActivity } from './vad';

/** Scores a learner's recording against its text, word by word.
 *  @param pcm16k 16 kHz mono in [−1, 1], any length
 *  @throws Error when the reference holds a word without a usable pronunciation */
export function scoreUtterance(
  model: AcousticModel,
  pcm16k: Float32Array,
  reference: readonly ReferenceWord[],
): UtteranceResult {
  const pronunciations = pronunciationIndices(model, reference);
  const opened = openRecording(pcm16k);
  const refusal = opened ? refuse(opened.levels.activity) : 'too_short';
  if (!opened || refusal) return unheard(refusal ?? 'too_short', reference);
  const { offset, mask, emissions } = opened.hear(model);
  const alignment = align(buildGraph(model, pronunciations, policy.graph), emissions);
  if (!alignment) return unheard('too_short', reference);

  const fits = measurePhones(model, emissions, alignment.segments);
  const raws: { raw: number; phones: number; functionWord: boolean }[] = [];
  let end = offset / FRAMES_PER_SECOND;
  const words = reference.map(({ text, functionWord }, word): WordResult => {
    const own = fits.filter((fit) => fit.segment.word === word);
    if (own.length === 0) {
      raws.push({ raw: policy.gopFloor, phones: 3, functionWord });
      return { text, score: 0, status: 'missing', start: end, end, phones: [] };
    }
    const raw = own.reduce((sum, fit) => sum + Math.max(policy.gopFloor, fit.gop), 0) / own.length;
    raws.push({ raw, phones: own.length, functionWord });
    const start = (offset + own[0]!.segment.first) / FRAMES_PER_SECOND;
    end = (offset + own.at(-1)!.segment.last + 1) / FRAMES_PER_SECOND;
    const score = toScore(raw);
    const lenient = functionWord && raw > -4;
    const status = score >= 75 ? 'said' : score >= 50 || lenient ? 'nearly' : 'again';
    return { text, score, status, start, end, phones: own.map((fit) => toPhone(model, fit)) };
  });
  const phones = raws.reduce((sum, { phones }) => sum + phones, 0);
  const score = Math.round(
    words.reduce((sum, word, i) => sum + word.score * raws[i]!.phones, 0) / phones,
  );
  const mean = raws.reduce((sum, { raw }) => sum + raw, 0) / raws.length;
  const pass =
    mean > -2 && raws.every(({ raw, functionWord }) => raw >= (functionWord ? -4 : -2.5));
  const inWords = new Uint8Array(mask.length);
  for (const { segment } of fits) inWords.fill(1, segment.first, segment.last + 1);
  const outside = mask.reduce((n, speech, t) => n + (speech && !inWords[t] ? 1 : 0), 0);
  return {
    verdict: pass ? 'pass' : 'retry',
    score,
    extraSpeech: outside > 40,
    words,
    engine: policy.engine,
  };
}

function refuse({ range, peak, speechFrames }: SpeechActivity): Verdict | null {
  const { noSpeechRange, noisyRange, quietPeak, shortestSpeech } = policy.level;
  if (range < noSpeechRange) return 'no_speech';
  if (peak < quietPeak) return 'too_quiet';
  if (range < noisyRange) return 'too_noisy';
  return speechFrames / FRAMES_PER_SECOND < shortestSpeech ? 'too_short' : null;
}

function unheard(verdict: Verdict, reference: readonly ReferenceWord[]): UtteranceResult {
  const words = reference.map(
    ({ text }): WordResult => ({ text, score: 0, status: 'missing', start: 0, end: 0, phones: [] }),
  );
  return { verdict, score: 0, extraSpeech: false, words, engine: policy.engine };
}

const knots = [
  [-8, 0],
  [-5, 5],
  [-3.5, 25],
  [-2.5, 50],
  [-1.5, 75],
  [-0.6, 92],
  [-0.2, 100],
] as const;

function toScore(raw: number): number {
  for (let i = 1; i < knots.length; i++) {
    const [x1, y1] = knots[i]!;
    const [x0, y0] = knots[i - 1]!;
    if (raw < x1) return Math.round(Math.max(0, y0 + ((raw - x0) / (x1 - x0)) * (y1 - y0)));
  }
  return 100;
}

function toPhone(model: AcousticModel, fit: PhoneFit): PhoneResult {
  const target = model.phones[fit.segment.phone]!;
  const heard = fit.gop < -2 ? likelySlip(target, model.phones[fit.best]!) : null;
  return { target, heard, gop: fit.gop };
}
