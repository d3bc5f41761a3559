import 'server-only';
import { z } from 'zod';
import { ITEM_KINDS } from '~/domain/item-kinds';
import { ACCENTS } from '~/domain/speech/accent';
import { CLIP_PARTS } from '~/schemas/content';
import type { Database, Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import type { DraftClip } from '~/server/prisma-client/client';
import type { Draft } from './draft-rows';

/** A run's record of each clip that it chose: text, voice, and its name among the draft's clips. It is
 *  needed because the publishing server may have other voices than the one that made the clips, or none. */
const takenClipSchema = z.object({
  kind: z.enum(ITEM_KINDS),
  position: z.int(),
  part: z.enum(CLIP_PARTS),
  accent: z.enum(ACCENTS),
  voice: z.string(),
  variety: z.enum(['american', 'british', 'scottish']),
  sex: z.enum(['female', 'male']),
  source: z.string(),
});
export type TakenClip = z.infer<typeof takenClipSchema>;

/** A clip of a unit, with the voice as learners see it. */
export interface UnitClip extends Omit<TakenClip, 'source'> {
  clip: DraftClip;
}

/** The clips as a run remembers them. */
export const toTakenClips = (clips: readonly UnitClip[]): TakenClip[] =>
  clips.map(({ clip: { source }, ...taken }) => ({ ...taken, source }));

/** The clips that a run has made of exactly this version of a draft, all of them accepted.
 *  @throws ServiceError CLIPS_MISSING */
export async function requireMadeClips(
  db: Database | Tx,
  { id: draftId, version }: Draft,
): Promise<UnitClip[]> {
  const run = await db.clipRun.findUnique({ where: { draftId, version, state: 'DONE' } });
  if (!run) throw new ServiceError('CLIPS_MISSING');
  const stored = await db.draftClip.findMany({ where: { draftId } });
  return takenClipSchema
    .array()
    .parse(run.clips)
    .map(({ source, ...taken }) => {
      const clip = stored.find((one) => one.source === source && one.accent === taken.accent);
      if (!clip) throw new ServiceError('CLIPS_MISSING');
      return { ...taken, clip };
    });
}

/** The clips that the newest run has chosen, of any version, each as its accent and its source. */
export async function listTakenSources(
  db: Database,
  draftId: string,
): Promise<ReadonlySet<string>> {
  const run = await db.clipRun.findUnique({ where: { draftId } });
  const taken = takenClipSchema.array().parse(run?.clips ?? []);
  return new Set(taken.map(({ accent, source }) => `${accent} ${source}`));
}
