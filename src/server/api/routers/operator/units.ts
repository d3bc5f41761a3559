import {
  importedLinesSchema,
  importTextSchema,
  listPoolSchema,
  poolPageSchema,
  sourcesSchema,
} from '~/schemas/article-pool';
import {
  checkTakeSchema,
  chooseTakeSchema,
  dropRecordingSchema,
  takeResultSchema,
} from '~/schemas/clip-recording';
import {
  createDraftSchema,
  discardDraftSchema,
  draftIdSchema,
  editDraftSchema,
  listAlternativesSchema,
  rankedAlternativesSchema,
  swapItemSchema,
  withdrawUnitSchema,
} from '~/schemas/news';
import {
  draftRowsSchema,
  draftVersionSchema,
  listOperatorUnitsSchema,
  operatorDraftSchema,
  operatorUnitPageSchema,
  slugSchema,
} from '~/schemas/operator-unit';
import {
  correctUnitSchema,
  planPublicationSchema,
  publishDraftSchema,
  requestClipsSchema,
} from '~/schemas/unit-publication';
import { operatorProcedure, router } from '~/server/api/trpc';
import { listOperatorUnits } from '~/server/services/news/list-operator-units';
import { listPool } from '~/server/services/news/list-pool';
import { listSources } from '~/server/services/news/list-sources';
import { withdrawUnit } from '~/server/services/news/withdraw-unit';

/** Verbs that read English: their parser and their dictionary are loaded when an editor first needs them, and by no
 *  server that has none. */
const verbs = {
  drafts: () => import('~/server/services/news/list-open-drafts'),
  draft: () => import('~/server/services/news/get-operator-draft'),
  create: () => import('~/server/services/news/draft-unit'),
  edit: () => import('~/server/services/news/edit-draft'),
  clips: () => import('~/server/services/news/request-clips'),
  check: () => import('~/server/services/news/check-take'),
  choose: () => import('~/server/services/news/choose-take'),
  drop: () => import('~/server/services/news/drop-recording'),
  publish: () => import('~/server/services/news/publish-draft'),
  plan: () => import('~/server/services/news/plan-publication'),
  unplan: () => import('~/server/services/news/cancel-planned-publication'),
  correct: () => import('~/server/services/news/correct-unit'),
  keep: () => import('~/server/services/news/drop-correction'),
  discard: () => import('~/server/services/news/discard-draft'),
  swap: () => import('~/server/services/news/swap-item'),
  alternatives: () => import('~/server/services/news/list-alternatives'),
  importText: () => import('~/server/services/news/import-text'),
};

/** The desk of units: articles, drafts, published units. */
export const unitsRouter = router({
  list: operatorProcedure
    .input(listOperatorUnitsSchema)
    .output(operatorUnitPageSchema)
    .query(({ ctx, input }) => listOperatorUnits({ ctx, input })),

  withdraw: operatorProcedure
    .input(withdrawUnitSchema)
    .mutation(({ ctx, input }) => withdrawUnit({ ctx, input })),

  drafts: operatorProcedure
    .output(draftRowsSchema)
    .query(async ({ ctx }) => (await verbs.drafts()).listOpenDrafts({ ctx })),

  draft: operatorProcedure
    .input(draftIdSchema)
    .output(operatorDraftSchema)
    .query(async ({ ctx, input }) => (await verbs.draft()).getOperatorDraft({ ctx, input })),

  createDraft: operatorProcedure
    .input(createDraftSchema)
    .output(draftVersionSchema)
    .mutation(async ({ ctx, input }) => (await verbs.create()).draftUnit({ ctx, input })),

  editDraft: operatorProcedure
    .input(editDraftSchema)
    .output(draftVersionSchema)
    .mutation(async ({ ctx, input }) => (await verbs.edit()).editDraft({ ctx, input })),

  swapItem: operatorProcedure
    .input(swapItemSchema)
    .output(draftVersionSchema)
    .mutation(async ({ ctx, input }) => (await verbs.swap()).swapItem({ ctx, input })),

  discardDraft: operatorProcedure
    .input(discardDraftSchema)
    .mutation(async ({ ctx, input }) => (await verbs.discard()).discardDraft({ ctx, input })),

  requestClips: operatorProcedure
    .input(requestClipsSchema)
    .mutation(async ({ ctx, input }) => (await verbs.clips()).requestClips({ ctx, input })),

  /** Checks a recording, which is sent as base64. */
  checkTake: operatorProcedure
    .input(checkTakeSchema)
    .output(takeResultSchema)
    .mutation(async ({ ctx, input }) => (await verbs.check()).checkTake({ ctx, input })),

  chooseTake: operatorProcedure
    .input(chooseTakeSchema)
    .mutation(async ({ ctx, input }) => (await verbs.choose()).chooseTake({ ctx, input })),

  dropRecording: operatorProcedure
    .input(dropRecordingSchema)
    .mutation(async ({ ctx, input }) => (await verbs.drop()).dropRecording({ ctx, input })),

  publish: operatorProcedure
    .input(publishDraftSchema)
    .output(slugSchema)
    .mutation(async ({ ctx, input }) => (await verbs.publish()).publishDraft({ ctx, input })),

  planPublication: operatorProcedure
    .input(planPublicationSchema)
    .mutation(async ({ ctx, input }) => (await verbs.plan()).planPublication({ ctx, input })),

  cancelPlannedPublication: operatorProcedure
    .input(draftIdSchema)
    .mutation(async ({ ctx, input }) =>
      (await verbs.unplan()).cancelPlannedPublication({ ctx, input }),
    ),

  correct: operatorProcedure
    .input(correctUnitSchema)
    .mutation(async ({ ctx, input }) => (await verbs.correct()).correctUnit({ ctx, input })),

  dropCorrection: operatorProcedure
    .input(correctUnitSchema)
    .mutation(async ({ ctx, input }) => (await verbs.keep()).dropCorrection({ ctx, input })),

  alternatives: operatorProcedure
    .input(listAlternativesSchema)
    .output(rankedAlternativesSchema)
    .query(async ({ ctx, input }) => (await verbs.alternatives()).listAlternatives({ ctx, input })),

  pool: operatorProcedure
    .input(listPoolSchema)
    .output(poolPageSchema)
    .query(({ ctx, input }) => listPool({ ctx, input })),

  sources: operatorProcedure.output(sourcesSchema).query(({ ctx }) => listSources({ ctx })),

  importText: operatorProcedure
    .input(importTextSchema)
    .output(importedLinesSchema)
    .mutation(async ({ ctx, input }) => (await verbs.importText()).importText({ ctx, input })),
});
