import { takeResultSchema } from '~/schemas/clip-recording';
import { mediaPageSchema } from '~/schemas/media-lesson';
import { slugSchema } from '~/schemas/operator-unit';
import {
  operatorVoiceLessonSchema,
  planVoicePublicationSchema,
  publishVoiceLessonSchema,
  voiceIdSchema,
  voiceRowsSchema,
  voiceVersionViewSchema,
} from '~/schemas/operator-voice-lesson';
import { setLessonHiddenSchema } from '~/schemas/site-text';
import { editVoiceLessonSchema, voiceVersionSchema } from '~/schemas/voice-draft';
import {
  checkVoiceTakeSchema,
  chooseVoiceTakeSchema,
  dropVoiceRecordingSchema,
} from '~/schemas/voice-recording';
import { operatorProcedure, router } from '~/server/api/trpc';
import { beginVoiceLesson } from '~/server/services/voice-lesson/begin-voice-lesson';
import { cancelVoicePublication } from '~/server/services/voice-lesson/cancel-voice-publication';
import { checkVoiceTake } from '~/server/services/voice-lesson/check-voice-take';
import { chooseVoiceTake } from '~/server/services/voice-lesson/choose-voice-take';
import { discardVoiceLesson } from '~/server/services/voice-lesson/discard-voice-lesson';
import { dropVoiceRecording } from '~/server/services/voice-lesson/drop-voice-recording';
import { editVoiceLesson } from '~/server/services/voice-lesson/edit-voice-lesson';
import { getVoiceLesson } from '~/server/services/voice-lesson/get-voice-lesson';
import { getVoicePreview } from '~/server/services/voice-lesson/get-voice-preview';
import { listVoiceLessons } from '~/server/services/voice-lesson/list-voice-lessons';
import { planVoicePublication } from '~/server/services/voice-lesson/plan-voice-publication';
import { publishVoiceLesson } from '~/server/services/voice-lesson/publish-voice-lesson';
import { requestVoiceClips } from '~/server/services/voice-lesson/request-voice-clips';
import { setVoiceLessonHidden } from '~/server/services/voice-lesson/set-voice-lesson-hidden';

/** The desk of voice lessons. */
export const voiceLessonsRouter = router({
  list: operatorProcedure.output(voiceRowsSchema).query(({ ctx }) => listVoiceLessons({ ctx })),

  lesson: operatorProcedure
    .input(voiceIdSchema)
    .output(operatorVoiceLessonSchema)
    .query(({ ctx, input }) => getVoiceLesson({ ctx, input })),

  preview: operatorProcedure
    .input(voiceIdSchema)
    .output(mediaPageSchema)
    .query(({ ctx, input }) => getVoicePreview({ ctx, input })),

  begin: operatorProcedure
    .input(voiceIdSchema)
    .mutation(({ ctx, input }) => beginVoiceLesson({ ctx, input })),

  edit: operatorProcedure
    .input(editVoiceLessonSchema)
    .output(voiceVersionViewSchema)
    .mutation(({ ctx, input }) => editVoiceLesson({ ctx, input })),

  discard: operatorProcedure
    .input(voiceVersionSchema)
    .mutation(({ ctx, input }) => discardVoiceLesson({ ctx, input })),

  requestClips: operatorProcedure
    .input(voiceVersionSchema)
    .mutation(({ ctx, input }) => requestVoiceClips({ ctx, input })),

  /** Checks a recording, which is sent as base64. */
  checkTake: operatorProcedure
    .meta({ access: 'operator', body: 'file' })
    .input(checkVoiceTakeSchema)
    .output(takeResultSchema)
    .mutation(({ ctx, input }) => checkVoiceTake({ ctx, input })),

  chooseTake: operatorProcedure
    .input(chooseVoiceTakeSchema)
    .mutation(({ ctx, input }) => chooseVoiceTake({ ctx, input })),

  dropRecording: operatorProcedure
    .input(dropVoiceRecordingSchema)
    .mutation(({ ctx, input }) => dropVoiceRecording({ ctx, input })),

  publish: operatorProcedure
    .input(publishVoiceLessonSchema)
    .output(slugSchema)
    .mutation(({ ctx, input }) => publishVoiceLesson({ ctx, input })),

  planPublication: operatorProcedure
    .input(planVoicePublicationSchema)
    .mutation(({ ctx, input }) => planVoicePublication({ ctx, input })),

  cancelPlannedPublication: operatorProcedure
    .input(voiceIdSchema)
    .mutation(({ ctx, input }) => cancelVoicePublication({ ctx, input })),

  setHidden: operatorProcedure
    .input(setLessonHiddenSchema)
    .mutation(({ ctx, input }) => setVoiceLessonHidden({ ctx, input })),
});
