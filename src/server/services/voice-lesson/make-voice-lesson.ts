import 'server-only';
import { type Problem, type Problems, unclear, unspoken } from '~/domain/news/problem';
import type { VoiceDraftContent } from '~/schemas/voice-draft';
import type { VoiceRecording } from '~/schemas/voice-recording';
import { speakerVoices } from '~/server/gateways/speech/cast-speakers';
import { hashBytes } from '~/server/gateways/speech/content-hash';
import { toEnvelope } from '~/server/gateways/speech/envelope';
import { joinTurns } from '~/server/gateways/speech/join-turns';
import { encodeMp3, MP3_RATE } from '~/server/gateways/speech/mp3';
import { unpackSamples } from '~/server/gateways/speech/stored-samples';
import { clearestClip, isAccepted } from '../news/clearest-clip';
import type { OnClip } from '../news/make-clips';
import { VoiceError } from '../news/record-clip';
import { lessonColumns } from './lesson-columns';
import type { MadeVoiceLesson } from './made-lesson';
import { listVoiceClipJobs, type VoiceClipJob } from './voice-clip-jobs';
import {
  findOwnClip,
  findVoiceClip,
  type MadeClip,
  makeVoiceClip,
  type VoiceClipStore,
} from './voice-clip-store';
import { keptRecordings } from './voice-texts';

interface Made {
  /** Problems of the clips. */
  problems: Problems;
  /** Null when there is a problem. */
  lesson: MadeVoiceLesson | null;
}

/** Makes the clips that a voice lesson lacks, each checked by the learners' scorer, and joins its lines to one
 *  recording. A person's recording of a text replaces a voice. A clip whose voice fails, or is not accepted, is
 *  reported while the others are made.
 *  @throws StorageError when a file cannot be stored */
export async function makeVoiceLesson(
  { content, recordings }: { content: VoiceDraftContent; recordings: readonly VoiceRecording[] },
  { onClip, ...store }: VoiceClipStore & { onClip: OnClip },
): Promise<Made> {
  const jobs = listVoiceClipJobs(content, store.pipeline.engines);
  const problems = new Map<string, Problem>();
  const made: MadeClip[] = [];
  const kept = keptRecordings(content, recordings);
  for (const job of jobs) {
    const recording = kept.find((one) => isOfJob(one, job));
    const result = await (recording
      ? takeRecording(store, recording)
      : clearestClip(
          job.lines,
          (line) => findVoiceClip(store, job, line),
          (line) => makeVoiceClip(store, job, line),
        )
    ).catch((error) => {
      if (error instanceof VoiceError) return error;
      throw error;
    });
    await onClip(result instanceof VoiceError || result?.isNew === true, jobs.length);
    if (result === null || result instanceof VoiceError) {
      const reason = result?.message ?? 'no voice has a sound for it';
      problems.set(job.field, unspoken(reason));
      continue;
    }
    if (!isAccepted(result.clip))
      problems.set(job.field, unclear(job.accent, result.clip.selfScore, 'change the text'));
    made.push({ job, clip: result.clip });
  }
  const isWhole = problems.size === 0;
  return {
    problems: Object.fromEntries(problems),
    lesson: isWhole ? await joinLesson(content, made, store) : null,
  };
}

/** Whether a recording is of a job's text. */
const isOfJob = ({ field, accent, text }: VoiceRecording, job: VoiceClipJob): boolean =>
  job.field.startsWith(`${field}.`) && job.accent === accent && job.text === text;

/** @throws VoiceError when its file or its samples are gone */
async function takeRecording(store: VoiceClipStore, { accent, source }: VoiceRecording) {
  const clip = await findOwnClip(store, { accent, source });
  if (!clip) throw new VoiceError('its recording is not stored any more');
  return { clip, isNew: false };
}

async function joinLesson(
  content: VoiceDraftContent,
  made: readonly MadeClip[],
  { storage, pipeline, draftId }: VoiceClipStore,
): Promise<MadeVoiceLesson> {
  const turns = made.flatMap(({ job: { pauseMs }, clip: { pcm } }) =>
    pauseMs !== null && pcm ? [{ pcm: unpackSamples(pcm), pauseMs }] : [],
  );
  const { pcm, startsMs } = joinTurns(turns);
  const mp3 = await encodeMp3(pcm);
  const path = `recordings/${draftId.replaceAll('-', '')}-${hashBytes(mp3)}.mp3`;
  await storage.put(path, mp3);
  return {
    path,
    durationMs: Math.round((1000 * pcm.length) / MP3_RATE),
    envelope: toEnvelope([pcm]),
    ...lessonColumns(content, {
      made,
      startsMs,
      voices: speakerVoices({ speakers: namedSpeakers(content) }, pipeline.engines),
    }),
    kept: made
      .filter(({ clip }) => clip.isOurs)
      .map(({ job: { accent }, clip: { source } }) => ({ accent, source })),
  };
}

const namedSpeakers = ({ speakers }: VoiceDraftContent) =>
  Object.fromEntries(speakers.map(({ id, ...speaker }) => [id, speaker]));
