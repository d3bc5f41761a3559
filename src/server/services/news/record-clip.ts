import 'server-only';
import type { Database } from '~/server/db';
import { MIN_SELF_SCORE } from '~/server/gateways/speech/check-clip';
import type { RenderOptions } from '~/server/gateways/speech/clip-renderer';
import type { ClipLine } from '~/server/gateways/speech/render-clip';
import type { Storage } from '~/server/gateways/storage/storage';
import type { SpeechPipeline } from './speech-pipeline';

/** The voices that make clips, and the storage for them. */
export interface ClipOptions {
  storage: Storage;
  pipeline: SpeechPipeline;
}

/** The failure of a voice at one clip. */
export class VoiceError extends Error {
  override readonly name = 'VoiceError';
}

interface ClipPlace extends ClipOptions {
  /** The place of its file. */
  path: string;
  takes?: RenderOptions['takes'];
}

/** Renders a line and stores its file, which replaces one of the same name.
 *  @returns its columns, the words that the scorer did not recognise, and its samples: 16 kHz mono in [−1, 1]
 *  @throws VoiceError when the voice fails, StorageError when the file cannot be stored */
export async function recordClip(
  db: Database,
  line: ClipLine,
  { path, takes, storage, pipeline }: ClipPlace,
) {
  const { clip, mp3, take } = await pipeline.renderer
    .render(line, { folder: 'clips', ...(takes && { takes }) })
    .catch((error) => {
      throw new VoiceError(error instanceof Error ? error.message : String(error));
    });
  // The deletion of this file may be pending when a text was changed and changed back.
  await db.pendingFileDeletion.deleteMany({ where: { path } });
  await storage.put(path, mp3);
  const { durationMs, cues, refused, selfScore } = clip;
  const score = refused ? Math.min(selfScore, MIN_SELF_SCORE - 1) : selfScore;
  return {
    columns: { path, durationMs, cues, selfScore: score },
    missed: take.check.missed,
    pcm: take.pcm,
  };
}
