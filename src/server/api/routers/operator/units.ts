import {
  importedLineSchema,
  importedLinesSchema,
  importTextFileSchema,
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
import { cancelPlannedPublication } from '~/server/services/news/cancel-planned-publication';
import { checkTake } from '~/server/services/news/check-take';
import { chooseTake } from '~/server/services/news/choose-take';
import { correctUnit } from '~/server/services/news/correct-unit';
import { discardDraft } from '~/server/services/news/discard-draft';
import { draftUnit } from '~/server/services/news/draft-unit';
import { dropCorrection } from '~/server/services/news/drop-correction';
import { dropRecording } from '~/server/services/news/drop-recording';
import { editDraft } from '~/server/services/news/edit-draft';
import { getOperatorDraft } from '~/server/services/news/get-operator-draft';
import { importText } from '~/server/services/news/import-text';
import { importTextFile } from '~/server/services/news/import-text-file';
import { listAlternatives } from '~/server/services/news/list-alternatives';
import { listOpenDrafts } from '~/server/services/news/list-open-drafts';
import { listOperatorUnits } from '~/server/services/news/list-operator-units';
import { listPool } from '~/server/services/news/list-pool';
import { listSources } from '~/server/services/news/list-sources';
import { planPublication } from '~/server/services/news/plan-publication';
import { publishDraft } from '~/server/services/news/publish-draft';
import { requestClips } from '~/server/services/news/request-clips';
import { swapItem } from '~/server/services/news/swap-item';
import { withdrawUnit } from '~/server/services/news/withdraw-unit';

/** The desk of units: articles, drafts, published units. */
export const unitsRouter = router({
  list: operatorProcedure
    .input(listOperatorUnitsSchema)
    .output(operatorUnitPageSchema)
    .query(({ ctx, input }) => listOperatorUnits({ ctx, input })),

  withdraw: operatorProcedure
    .input(withdrawUnitSchema)
    .mutation(({ ctx, input }) => withdrawUnit({ ctx, input })),

  drafts: operatorProcedure.output(draftRowsSchema).query(({ ctx }) => listOpenDrafts({ ctx })),

  draft: operatorProcedure
    .input(draftIdSchema)
    .output(operatorDraftSchema)
    .query(({ ctx, input }) => getOperatorDraft({ ctx, input })),

  createDraft: operatorProcedure
    .input(createDraftSchema)
    .output(draftVersionSchema)
    .mutation(({ ctx, input }) => draftUnit({ ctx, input })),

  editDraft: operatorProcedure
    .meta({ access: 'operator', body: 'texts' })
    .input(editDraftSchema)
    .output(draftVersionSchema)
    .mutation(({ ctx, input }) => editDraft({ ctx, input })),

  swapItem: operatorProcedure
    .input(swapItemSchema)
    .output(draftVersionSchema)
    .mutation(({ ctx, input }) => swapItem({ ctx, input })),

  discardDraft: operatorProcedure
    .input(discardDraftSchema)
    .mutation(({ ctx, input }) => discardDraft({ ctx, input })),

  requestClips: operatorProcedure
    .input(requestClipsSchema)
    .mutation(({ ctx, input }) => requestClips({ ctx, input })),

  /** Checks a recording, which is sent as base64. */
  checkTake: operatorProcedure
    .meta({ access: 'operator', body: 'file' })
    .input(checkTakeSchema)
    .output(takeResultSchema)
    .mutation(({ ctx, input }) => checkTake({ ctx, input })),

  chooseTake: operatorProcedure
    .input(chooseTakeSchema)
    .mutation(({ ctx, input }) => chooseTake({ ctx, input })),

  dropRecording: operatorProcedure
    .input(dropRecordingSchema)
    .mutation(({ ctx, input }) => dropRecording({ ctx, input })),

  publish: operatorProcedure
    .input(publishDraftSchema)
    .output(slugSchema)
    .mutation(({ ctx, input }) => publishDraft({ ctx, input })),

  planPublication: operatorProcedure
    .input(planPublicationSchema)
    .mutation(({ ctx, input }) => planPublication({ ctx, input })),

  cancelPlannedPublication: operatorProcedure
    .input(draftIdSchema)
    .mutation(({ ctx, input }) => cancelPlannedPublication({ ctx, input })),

  correct: operatorProcedure
    .input(correctUnitSchema)
    .mutation(({ ctx, input }) => correctUnit({ ctx, input })),

  dropCorrection: operatorProcedure
    .input(correctUnitSchema)
    .mutation(({ ctx, input }) => dropCorrection({ ctx, input })),

  alternatives: operatorProcedure
    .input(listAlternativesSchema)
    .output(rankedAlternativesSchema)
    .query(({ ctx, input }) => listAlternatives({ ctx, input })),

  pool: operatorProcedure
    .input(listPoolSchema)
    .output(poolPageSchema)
    .query(({ ctx, input }) => listPool({ ctx, input })),

  sources: operatorProcedure.output(sourcesSchema).query(({ ctx }) => listSources({ ctx })),

  importText: operatorProcedure
    .meta({ access: 'operator', body: 'file' })
    .input(importTextSchema)
    .output(importedLinesSchema)
    .mutation(({ ctx, input }) => importText({ ctx, input })),

  importTextFile: operatorProcedure
    .meta({ access: 'operator', body: 'file' })
    .input(importTextFileSchema)
    .output(importedLineSchema)
    .mutation(({ ctx, input }) => importTextFile({ ctx, input })),
});
