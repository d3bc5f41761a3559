import 'server-only';
import type { PublicationFailure } from '~/domain/publication-failure';
import type { ServiceContext, Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import type { PlannedPublication } from '~/server/prisma-client/client';
import type { PublicationKind } from '~/server/prisma-client/enums';
import { doEach } from '~/server/services/job-failure/do-each';

const FAILURES: Partial<Record<ServiceError['code'], PublicationFailure>> = {
  DRAFT_CHANGED: 'changed',
  CONTENT_CHANGED: 'changed',
  DRAFT_INCOMPLETE: 'incomplete',
  CLIPS_MISSING: 'clips',
};

/** Publishes one thing as it was planned.
 *  @returns whether this call has published it, and no other worker or editor */
type Publish = (planned: Verb<PlannedPublication>) => Promise<boolean>;

// Loaded when an hour has come: the parser and the dictionary come along, and most servers never publish by an hour.
const PUBLISHERS: Record<PublicationKind, () => Promise<Publish>> = {
  UNIT: async () => (await import('../news/publish-planned-draft')).publishPlannedDraft,
  VOICE_LESSON: async () =>
    (await import('../voice-lesson/publish-planned-lesson')).publishPlannedLesson,
  VIDEO: async () => (await import('../video/show-planned-video')).showPlannedVideo,
};

/** Publishes what has its hour, and writes down why something that is not ready any more was not published. Safe with
 *  several workers.
 *  @returns the number of units, voice lessons and videos that were published now */
export async function publishPlanned({ ctx }: { ctx: ServiceContext }): Promise<number> {
  return doEach({
    ctx,
    input: {
      work: 'publication',
      list: (held) =>
        ctx.db.plannedPublication.findMany({
          where: { failure: null, publishAt: { lte: ctx.now() }, draftId: { notIn: held } },
          orderBy: { publishAt: 'asc' },
          take: 20,
        }),
      idOf: ({ draftId }) => draftId,
      act: (planned) => publishOne({ ctx, input: planned }),
    },
  });
}

async function publishOne({ ctx, input: planned }: Verb<PlannedPublication>): Promise<boolean> {
  try {
    const publish = await PUBLISHERS[planned.kind]();
    return await publish({ ctx, input: planned });
  } catch (error) {
    const { draftId, version, publishAt } = planned;
    const where = { draftId, version, publishAt, failure: null };
    const failure = error instanceof ServiceError && FAILURES[error.code];
    if (failure)
      await ctx.db.plannedPublication.updateMany({
        where,
        data: { failure, failedAt: ctx.now() },
      });
    // The order stays if it cannot be decided now, unless the draft was discarded with it meanwhile.
    else if ((await ctx.db.plannedPublication.count({ where })) > 0) throw error;
    return false;
  }
}
