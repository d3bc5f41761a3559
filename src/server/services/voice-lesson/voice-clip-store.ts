import 'server-only';
import type { Clip } from '~/schemas/content';
import type { Database } from '~/server/db';
import type { ClipLine } from '~/server/gateways/speech/render-clip';
import { packSamples } from '~/server/gateways/speech/stored-samples';
import { TURN_TAKES } from '~/server/gateways/speech/voice-lines';
import type { VoiceClip } from '~/server/prisma-client/client';
import { type ClipOptions, recordClip } from '../news/record-clip';
import type { ShippedClip } from './shipped-lesson';
import type { VoiceClipJob } from './voice-clip-jobs';

/** A clip of a voice lesson: made by an installation, or one of the product's own content. */
export interface UsedClip extends Pick<Clip, 'durationMs' | 'selfScore' | 'cues' | 'source'> {
  /** Path from the site's root. */
  url: string;
  /** Stored samples of a line of ours. */
  pcm: Uint8Array | null;
  isOurs: boolean;
}

/** A clip with what it is for. */
export interface MadeClip {
  job: VoiceClipJob;
  clip: UsedClip;
}

/** The storage of one lesson's clips. */
export interface VoiceClipStore extends ClipOptions {
  db: Database;
  draftId: string;
  shipped: readonly ShippedClip[];
}

/** The stored clip of a line. Words and samples may also use the product's clips. The recording is joined from audio
 *  samples, which only an installation's clips have. */
export async function findVoiceClip(
  store: VoiceClipStore,
  { accent, pauseMs }: VoiceClipJob,
  { source }: ClipLine,
): Promise<UsedClip | null> {
  const same = store.shipped.find((clip) => clip.source === source && clip.accent === accent);
  if (same && pauseMs === null) return { ...same, url: same.path, pcm: null, isOurs: false };
  return findOwnClip(store, { accent, source });
}

/** An installation's own clip, if its file is stored. */
export async function findOwnClip(
  { db, draftId, storage }: VoiceClipStore,
  { accent, source }: Pick<VoiceClip, 'accent' | 'source'>,
): Promise<UsedClip | null> {
  const clip = await db.voiceClip.findUnique({
    where: { draftId_accent_source: { draftId, accent, source } },
  });
  const file = clip && (await storage.get(clip.path));
  await file?.body.cancel();
  return file ? toUsedClip(clip, storage) : null;
}

/** Renders a line and stores its clip.
 *  @throws VoiceError | StorageError */
export async function makeVoiceClip(
  { db, draftId, storage, pipeline }: VoiceClipStore,
  { accent, text, pauseMs }: VoiceClipJob,
  line: ClipLine,
): Promise<UsedClip> {
  const { source } = line;
  const isTurn = pauseMs !== null;
  // The name is the hash of the clip's inputs: after an interruption at this point the next try overwrites the
  // file.
  const path = `clips/${draftId.replaceAll('-', '')}-${accent}-${source}.mp3`;
  const { columns, pcm } = await recordClip(db, line, {
    storage,
    pipeline,
    path,
    ...(isTurn && { takes: TURN_TAKES }),
  });
  const made = { ...columns, text, pcm: isTurn ? packSamples(pcm) : null };
  const clip = await db.voiceClip.upsert({
    where: { draftId_accent_source: { draftId, accent, source } },
    create: { draftId, accent, source, ...made },
    update: made,
  });
  return toUsedClip(clip, storage);
}

function toUsedClip(clip: VoiceClip, storage: ClipOptions['storage']): UsedClip {
  const { durationMs, selfScore, source, pcm } = clip;
  const cues = clip.cues as unknown as Clip['cues'];
  return {
    durationMs,
    selfScore,
    source,
    cues,
    pcm,
    url: storage.publicUrl(clip.path),
    isOurs: true,
  };
}
