import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MissingFields } from '~/domain/news/missing-fields';
import { type AcousticModel, loadAcousticModel } from '~/domain/speech/acoustic-model';
import { ACOUSTIC_MODEL_PATH } from '~/domain/speech/model-file';
import type { Database } from '~/server/db';
import { MIN_SELF_SCORE } from '~/server/gateways/speech/check-clip';
import { type ClipJob, listClipJobs } from '~/server/gateways/speech/clip-jobs';
import { createPico } from '~/server/gateways/speech/pico';
import { recordTake, renderClip } from '~/server/gateways/speech/render-clip';
import type { TtsProvider } from '~/server/gateways/speech/tts';
import type { Storage } from '~/server/gateways/storage/storage';
import type { DraftClip } from '~/server/prisma-client/client';
import type { Draft } from './draft-rows';

/** The voice that speaks and the acoustic model that scores. */
export interface SpeechPipeline {
  tts: TtsProvider;
  model: AcousticModel;
}

let openedPipeline: SpeechPipeline | undefined;

/** The built-in voice and the acoustic model of the learners' scorer, loaded once per process. */
export function speechPipeline(): SpeechPipeline {
  openedPipeline ??= {
    tts: createPico(),
    model: loadAcousticModel(
      new Uint8Array(readFileSync(join(process.cwd(), 'public', ACOUSTIC_MODEL_PATH))).buffer,
    ),
  };
  return openedPipeline;
}

export interface MadeClip {
  job: ClipJob;
  clip: DraftClip;
}

/** Makes the forty clips of a draft, each checked by the scorer. A stored clip of the same text, voice and
 *  pronunciation is reused, also after an interrupted publication.
 *  @returns the clips, and fields whose clip the scorer does not accept as its own text
 *  @throws StorageError when a clip cannot be stored */
export async function makeClips(
  db: Database,
  draft: Draft,
  {
    storage,
    pipeline,
    onClip,
  }: { storage: Storage; pipeline: SpeechPipeline; onClip?: (isNew: boolean) => void },
): Promise<{ clips: MadeClip[]; weak: MissingFields }> {
  const unit = { level: draft.level as 'A2' | 'B1' | 'B2', ...draft.items };
  const clips: MadeClip[] = [];
  const weak: MissingFields = {};
  for (const job of listClipJobs(unit, pipeline.tts.id)) {
    const stored = await findStoredClip(db, draft, job, storage);
    const clip = stored ?? (await makeClip(db, draft, job, { storage, pipeline }));
    clips.push({ job, clip });
    if (clip.selfScore < MIN_SELF_SCORE)
      weak[clipField(job)] =
        `sounds unclear in the ${job.accent} voice (${Math.round(clip.selfScore)} of 100): change the text, or give a pronunciation`;
    onClip?.(!stored);
  }
  return { clips, weak };
}

const clipField = ({ kind, position }: ClipJob): string =>
  `${kind === 'WORD' ? 'words' : 'sentences'}.${position}.text`;

async function findStoredClip(
  db: Database,
  { id: draftId }: Draft,
  { accent, source }: ClipJob,
  storage: Storage,
): Promise<DraftClip | null> {
  const clip = await db.draftClip.findUnique({
    where: { draftId_accent_source: { draftId, accent, source } },
  });
  const file = clip && (await storage.get(clip.path));
  await file?.body.cancel();
  return file ? clip : null;
}

async function makeClip(
  db: Database,
  { id: draftId }: Draft,
  job: ClipJob,
  { storage, pipeline }: { storage: Storage; pipeline: SpeechPipeline },
): Promise<DraftClip> {
  const { accent, source } = job;
  const take = await recordTake(job, pipeline);
  const { clip, mp3 } = await renderClip(job, take, {
    model: pipeline.model,
    folder: 'clips',
  });
  // The name is the hash of the clip's inputs: after an interruption here the next try overwrites the file.
  const path = `clips/${draftId.replaceAll('-', '')}-${accent}-${source}.mp3`;
  // The deletion of this file may be pending when a text was changed and changed back.
  await db.pendingFileDeletion.deleteMany({ where: { path } });
  await storage.put(path, mp3);
  const made = {
    path,
    durationMs: clip.durationMs,
    selfScore: clip.refused ? Math.min(clip.selfScore, MIN_SELF_SCORE - 1) : clip.selfScore,
    cues: clip.cues,
    loudness: Buffer.from(loudness(take.pcm)),
  };
  return db.draftClip.upsert({
    where: { draftId_accent_source: { draftId, accent, source } },
    create: { draftId, accent, source, ...made },
    update: made,
  });
}

const FRAME = 320;

/** Peaks of every 20 ms, 0–255. @param pcm 16 kHz in [−1, 1] */
function loudness(pcm: Float32Array): Uint8Array {
  const peaks = new Uint8Array(Math.ceil(pcm.length / FRAME));
  for (let i = 0; i < pcm.length; i++) {
    const level = Math.min(255, Math.round(255 * Math.abs(pcm[i]!)));
    const frame = Math.floor(i / FRAME);
    if (level > peaks[frame]!) peaks[frame] = level;
  }
  return peaks;
}
