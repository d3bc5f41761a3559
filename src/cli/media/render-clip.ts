import { createHash } from 'node:crypto';
import type { AcousticModel } from '~/domain/speech/acoustic-model';
import { alignWords } from '~/domain/speech/align-words';
import { scoreUtterance } from '~/domain/speech/score-utterance';
import type { Clip } from '~/schemas/content';
import { encodeMp3, MP3_RATE } from '~/server/gateways/speech/mp3';
import type { TtsProvider } from '~/server/gateways/speech/tts';
import type { ClipJob } from './clip-jobs';
import { shapeAudio } from './shape-audio';
import { CLEAR_TAKE, TAKES } from './takes';

/** The clearest reading of a text. */
export interface Take {
  /** 16 kHz mono in [−1, 1], trimmed and levelled. */
  pcm: Float32Array;
  selfScore: number;
}

/** Has a text read aloud until a take is clear to our own scorer, and keeps the clearest. */
export async function record(
  job: ClipJob,
  { tts, model }: { tts: TtsProvider; model: AcousticModel },
): Promise<Take> {
  let best: Take | null = null;
  for (const { speed, pitch } of TAKES) {
    const delivery = { speed: speed * job.speed, pitch };
    const { pcm: sound, rate } = await tts.synth(job.text, job.accent, delivery);
    if (rate !== MP3_RATE) throw new Error(`The voice speaks at ${rate} Hz, not at ${MP3_RATE}.`);
    const pcm = shapeAudio(sound);
    const selfScore = scoreUtterance(model, pcm, job.reference).score;
    if (!best || selfScore > best.selfScore) best = { pcm, selfScore };
    if (selfScore >= CLEAR_TAKE) break;
  }
  return best!;
}

/** Encodes a take and times its words. */
export async function renderClip(
  job: ClipJob,
  { pcm, selfScore }: Take,
  { model, slug }: { model: AcousticModel; slug: string },
): Promise<{ clip: Clip; mp3: Uint8Array }> {
  const mp3 = await encodeMp3(pcm);
  const hash = createHash('sha256').update(mp3).digest('hex').slice(0, 16);
  const clip = {
    path: `/media/units/${slug}/${hash}.mp3`,
    durationMs: Math.round((1000 * pcm.length) / MP3_RATE),
    selfScore,
    cues: alignWords(model, pcm, job.reference),
    source: job.source,
  };
  return { clip, mp3 };
}
