import 'server-only';
import { itemField } from '~/domain/item-kinds';
import { type Problems, unclear, unspoken } from '~/domain/news/problem';
import type { Database } from '~/server/db';
import { type ClipJob, listClipJobs } from '~/server/gateways/speech/clip-jobs';
import { loudness } from '~/server/gateways/speech/loudness';
import type { ClipLine } from '~/server/gateways/speech/render-clip';
import type { Storage } from '~/server/gateways/storage/storage';
import type { DraftClip } from '~/server/prisma-client/client';
import { addClip, isSameText, type OfText } from './add-clip';
import { clearestClip, isAccepted } from './clearest-clip';
import type { Draft } from './draft-rows';
import { type ClipOptions, recordClip, VoiceError } from './record-clip';
import { isStored, type RecordedClip, recordedClips } from './recorded-clips';
import type { UnitClip } from './unit-clips';

/** Called after each clip, with whether it was made now and the total number; the next clip waits for it. */
export type OnClip = (isNew: boolean, total: number) => void | Promise<void>;

interface MadeClip {
  made: UnitClip;
  /** Whether it was made now. */
  isNew: boolean;
}

/** Makes the clips of a draft, each checked by the scorer. A stored clip of the same text, voice and pronunciation is
 *  reused, also after an interrupted publication; a person's recording replaces a voice. A rejected voice is left out
 *  if another of the same accent is accepted, and a clip whose voice fails is reported while the others are made.
 *  @returns the clips, and fields for which the scorer accepts no voice of an accent
 *  @throws StorageError when a clip cannot be stored */
export async function makeClips(
  db: Database,
  draft: Draft,
  { onClip, ...options }: ClipOptions & { onClip?: OnClip },
): Promise<{ clips: UnitClip[]; weak: Problems }> {
  const unit = { level: draft.level as 'A2' | 'B1' | 'B2', ...draft.items };
  const clips: UnitClip[] = [];
  const weak: Problems = {};
  const recorded = await recordedClips(db, draft, options.storage);
  const jobs = listClipJobs(unit, options.pipeline.engines);
  const add = (of: OfText, result: MadeClip | VoiceError) => {
    if (result instanceof VoiceError) weak[clipField(of)] = unspoken(result.message);
    else addClip(clips, result.made);
  };
  for (const job of jobs) {
    const recording = recorded.find((one) => isPlaceOf(one, job));
    const result = recording
      ? toMade(recording)
      : await makeJob(db, draft, job, options).catch(toVoiceError);
    await onClip?.(result instanceof VoiceError || result.isNew, jobs.length);
    add(job, result);
  }
  // Recordings also replace voices that this machine does not have.
  for (const recording of recorded)
    if (!jobs.some((job) => isPlaceOf(recording, job))) add(recording, toMade(recording));
  for (const { clip, ...of } of clips)
    if (!isAccepted(clip))
      weak[clipField(of)] = unclear(
        of.accent,
        clip.selfScore,
        'change the text, or give a pronunciation',
      );
  return { clips, weak };
}

function toVoiceError(error: unknown): VoiceError {
  if (error instanceof VoiceError) return error;
  throw error;
}

/** Whether a recording replaces the clip of a job: an example has one clip, of any voice. */
const isPlaceOf = (recording: RecordedClip, job: ClipJob): boolean =>
  isSameText(recording, job) &&
  (job.part === 'EXAMPLE' || job.lines[0]?.speaker.voice.sex === recording.sex);

const toMade = ({ clip }: RecordedClip): MadeClip | VoiceError =>
  clip ? { made: clip, isNew: false } : new VoiceError('its recording is not stored any more');

/** The clip of a job in the first accepted voice, else in the clearest. */
async function makeJob(
  db: Database,
  draft: Draft,
  job: ClipJob,
  options: ClipOptions,
): Promise<MadeClip> {
  const found = await clearestClip(
    job.lines,
    (line) => findStoredClip(db, draft, job, line, options.storage),
    (line) => makeClip(db, draft, job, { ...options, line }),
  );
  if (!found) throw new Error(`No voice has a sound for ${clipField(job)}.`);
  const { kind, position, part, accent } = job;
  const { id, variety, sex } = found.line.speaker.voice;
  const made = { kind, position, part, accent, voice: id, variety, sex, clip: found.clip };
  return { made, isNew: found.isNew };
}

const clipField = ({ kind, position, part }: Omit<OfText, 'accent'>): string =>
  `${itemField(kind, position)}.${part === 'EXAMPLE' ? 'example' : 'text'}`;

async function findStoredClip(
  db: Database,
  { id: draftId }: Draft,
  { accent }: ClipJob,
  { source, speaker }: ClipLine,
  storage: Storage,
): Promise<DraftClip | null> {
  const key = { draftId_accent_source: { draftId, accent, source } };
  const clip = await db.draftClip.findUnique({ where: key });
  if (!clip || !(await isStored(storage, clip.path))) return null;
  // A clip of an earlier release does not name its voice.
  return clip.voice ? clip : db.draftClip.update({ where: key, data: toVoiceColumns(speaker) });
}

const toVoiceColumns = ({ voice: { id, variety, sex } }: ClipLine['speaker']) => ({
  voice: id,
  variety,
  sex,
});

async function makeClip(
  db: Database,
  { id: draftId }: Draft,
  { accent }: ClipJob,
  { line, ...options }: ClipOptions & { line: ClipLine },
): Promise<DraftClip> {
  const { source, speaker } = line;
  // The name is the hash of the clip's inputs: after an interruption at this point the next try overwrites the
  // file.
  const path = `clips/${draftId.replaceAll('-', '')}-${accent}-${source}.mp3`;
  const { columns, missed, pcm } = await recordClip(db, line, { ...options, path });
  const made = {
    ...columns,
    ...toVoiceColumns(speaker),
    refused: missed,
    loudness: Buffer.from(loudness(pcm)),
  };
  return db.draftClip.upsert({
    where: { draftId_accent_source: { draftId, accent, source } },
    create: { draftId, accent, source, ...made },
    update: made,
  });
}
