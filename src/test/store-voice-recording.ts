import { type VoiceDraftContent, voiceDraftSchema } from '~/schemas/voice-draft';
import type { Database, Prisma } from '~/server/db';
import { packSamples } from '~/server/gateways/speech/stored-samples';
import { storage } from '~/server/gateways/storage/configured';
import { speechPipeline } from '~/server/services/news/speech-pipeline';
import { deleteFileLater } from '~/server/services/voice-lesson/delete-voice-clips';
import type { MadeVoiceLesson } from '~/server/services/voice-lesson/made-lesson';
import { listVoiceClipJobs } from '~/server/services/voice-lesson/voice-clip-jobs';

const LINE_MS = 1_000;

/** Stores the recording of a voice lesson's present draft as a run would have made it, so that a test need not wait for
 *  the voices.
 *  @returns its path below the storage's root */
export async function storeVoiceRecording(
  db: Database,
  draftId: string,
  now: Date,
): Promise<string> {
  const draft = await db.voiceDraft.findUniqueOrThrow({ where: { id: draftId } });
  const { version } = draft;
  const path = `recordings/${draftId.replaceAll('-', '')}-${version}.mp3`;
  await storage().put(path, new Uint8Array([1]));
  const run = {
    kind: 'VOICE_LESSON' as const,
    state: 'DONE' as const,
    version,
    requestedAt: now,
    endedAt: now,
    clips: toMade(path, voiceDraftSchema.parse(draft.content)) as unknown as Prisma.InputJsonObject,
  };
  await db.clipRun.upsert({
    where: { draftId },
    create: { draftId, ...run },
    update: run,
  });
  await db.$transaction((tx) => deleteFileLater(tx, path, now));
  return path;
}

function toMade(path: string, content: VoiceDraftContent): MadeVoiceLesson {
  const { transcript, objectives, minutes } = content;
  const cues = transcript.map(({ id, speaker, en, zh }, index) => ({
    id,
    speaker,
    en,
    zh,
    words: [],
    reference: [],
    startMs: index * LINE_MS,
    endMs: (index + 1) * LINE_MS - 100,
  }));
  return {
    path,
    durationMs: cues.length * LINE_MS,
    envelope: [1],
    cues,
    kept: [],
    study: { objectives: objectives.map(({ text }) => text), minutes, vocabulary: [] },
  };
}

/** Stores the clips that a voice lesson's draft needs as an earlier run would have: each half a second of silence. */
export async function storeVoiceClips(db: Database, draftId: string): Promise<void> {
  const { content } = await db.voiceDraft.findUniqueOrThrow({ where: { id: draftId } });
  const jobs = listVoiceClipJobs(voiceDraftSchema.parse(content), speechPipeline().engines);
  const clips = jobs.map(({ accent, text, lines: [line], pauseMs }) => ({
    draftId,
    accent,
    text,
    source: line!.source,
    durationMs: 500,
    selfScore: 95,
    path: `clips/${draftId.replaceAll('-', '')}-${accent}-${line!.source}.mp3`,
    cues: line!.words.map((word) => ({ text: word.text, startMs: 0, endMs: 100 })),
    pcm: pauseMs === null ? null : packSamples(new Float32Array(8_000)),
  }));
  await Promise.all(clips.map(({ path }) => storage().put(path, new Uint8Array([1]))));
  await db.voiceClip.createMany({ data: clips, skipDuplicates: true });
}
