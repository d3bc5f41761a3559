import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MissingFields } from '~/domain/news/missing-fields';
import { loadAcousticModel } from '~/domain/speech/acoustic-model';
import { ACOUSTIC_MODEL_PATH } from '~/domain/speech/model-file';
import type { Database } from '~/server/db';
import { type ClipJob, listClipJobs } from '~/server/gateways/speech/clip-jobs';
import { type ClipRenderer, createClipRenderer } from '~/server/gateways/speech/clip-renderer';
import { openEngines } from '~/server/gateways/speech/open-engines';
import type { ClipLine } from '~/server/gateways/speech/render-clip';
import type { Storage } from '~/server/gateways/storage/storage';
import type { DraftClip } from '~/server/prisma-client/client';
import { clearestClip, isAccepted } from './clearest-clip';
import type { Draft } from './draft-rows';
import { type ClipOptions, recordClip, type SpeechPipeline, VoiceError } from './record-clip';
import type { UnitClip } from './unit-clips';

let openedPipeline: SpeechPipeline | undefined;

/** The engines of this machine and a renderer with the acoustic model of the learners' scorer, opened once per
 *  process; the model is read when the first clip is made.
 *  @throws Error when a voice cannot be opened */
export function speechPipeline(): SpeechPipeline {
  openedPipeline ??= { engines: openEngines(), renderer: openRenderer() };
  return openedPipeline;
}

function openRenderer(): ClipRenderer {
  let renderer: ClipRenderer | undefined;
  return {
    render(line, options) {
      const modelFile = join(process.cwd(), 'public', ACOUSTIC_MODEL_PATH);
      renderer ??= createClipRenderer(
        loadAcousticModel(new Uint8Array(readFileSync(modelFile)).buffer),
      );
      return renderer.render(line, options);
    },
  };
}

/** Called after each clip, with whether it was made now and how many there are in all; the next clip waits for it. */
export type OnClip = (isNew: boolean, total: number) => void | Promise<void>;

interface MadeClip {
  job: ClipJob;
  /** The line that the clip says, with its voice. */
  line: ClipLine;
  clip: DraftClip;
}

/** Makes the clips of a draft, each checked by the scorer. A stored clip of the same text, voice and
 *  pronunciation is reused, also after an interrupted publication. A voice that is not accepted is left out where
 *  another of the same accent is, and a clip whose voice fails is named while the others go on.
 *  @returns the clips, and fields that no voice of an accent says so that the scorer accepts it
 *  @throws StorageError when a clip cannot be stored */
export async function makeClips(
  db: Database,
  draft: Draft,
  { onClip, ...options }: ClipOptions & { onClip?: OnClip },
): Promise<{ clips: UnitClip[]; weak: MissingFields }> {
  const unit = { level: draft.level as 'A2' | 'B1' | 'B2', ...draft.items };
  const clips: MadeClip[] = [];
  const weak: MissingFields = {};
  const jobs = listClipJobs(unit, options.pipeline.engines);
  for (const job of jobs) {
    const result = await makeJob(db, draft, job, options).catch((error) => {
      if (error instanceof VoiceError) return error;
      throw error;
    });
    await onClip?.(result instanceof VoiceError || result.isNew, jobs.length);
    if (result instanceof VoiceError) {
      weak[clipField(job)] = `could not be made: ${result.message}`;
      continue;
    }
    const { made } = result;
    const sameText = clips.filter(
      (other) => isSameText(other.job, job) && other.line.source !== made.line.source,
    );
    const accepted = sameText.filter(({ clip }) => isAccepted(clip));
    if (isAccepted(made.clip)) {
      for (const other of sameText.filter(({ clip }) => !isAccepted(clip)))
        clips.splice(clips.indexOf(other), 1);
      if (!clips.some(({ line }) => line.source === made.line.source)) clips.push(made);
    } else if (accepted.length === 0) clips.push(made);
  }
  for (const { job, clip } of clips)
    if (!isAccepted(clip))
      weak[clipField(job)] =
        `sounds unclear in every ${job.accent} voice (${Math.round(clip.selfScore)} of 100): change the text, or give a pronunciation`;
  return { clips: clips.map(toUnitClip), weak };
}

const toUnitClip = ({ job, line, clip }: MadeClip): UnitClip => {
  const { kind, position, part, accent } = job;
  const { id, variety, sex } = line.speaker.voice;
  return { kind, position, part, accent, voice: id, variety, sex, clip };
};

const isSameText = (one: ClipJob, other: ClipJob): boolean =>
  one.kind === other.kind &&
  one.position === other.position &&
  one.part === other.part &&
  one.accent === other.accent;

/** The clip of a job in the first voice that is accepted, else in the clearest. */
async function makeJob(
  db: Database,
  draft: Draft,
  job: ClipJob,
  options: ClipOptions,
): Promise<{ made: MadeClip; isNew: boolean }> {
  const found = await clearestClip(
    job.lines,
    (line) => findStoredClip(db, draft, job, line, options.storage),
    (line) => makeClip(db, draft, job, { ...options, line }),
  );
  if (!found) throw new Error(`No voice has a sound for ${clipField(job)}.`);
  const { line, clip, isNew } = found;
  return { made: { job, line, clip }, isNew };
}

const clipField = ({ kind, position, part }: ClipJob): string =>
  `${kind === 'WORD' ? 'words' : 'sentences'}.${position}.${part === 'EXAMPLE' ? 'example' : 'text'}`;

async function findStoredClip(
  db: Database,
  { id: draftId }: Draft,
  { accent }: ClipJob,
  { source }: ClipLine,
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
  { accent }: ClipJob,
  { line, ...options }: ClipOptions & { line: ClipLine },
): Promise<DraftClip> {
  const { source } = line;
  // The name is the hash of the clip's inputs: after an interruption here the next try overwrites the file.
  const path = `clips/${draftId.replaceAll('-', '')}-${accent}-${source}.mp3`;
  const { columns, pcm } = await recordClip(db, line, { ...options, path });
  const made = { ...columns, loudness: Buffer.from(loudness(pcm)) };
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
