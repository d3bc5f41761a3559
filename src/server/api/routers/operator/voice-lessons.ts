import { slugSchema } from '~/schemas/operator-unit';
import {
  operatorVoiceLessonSchema,
  publishVoiceLessonSchema,
  voiceIdSchema,
  voiceRowsSchema,
  voiceVersionViewSchema,
} from '~/schemas/operator-voice-lesson';
import { setLessonHiddenSchema } from '~/schemas/site-text';
import { editVoiceLessonSchema, voiceVersionSchema } from '~/schemas/voice-draft';
import { operatorProcedure, router } from '~/server/api/trpc';
import { beginVoiceLesson } from '~/server/services/voice-lesson/begin-voice-lesson';
import { discardVoiceLesson } from '~/server/services/voice-lesson/discard-voice-lesson';
import { editVoiceLesson } from '~/server/services/voice-lesson/edit-voice-lesson';
import { getVoiceLesson } from '~/server/services/voice-lesson/get-voice-lesson';
import { listVoiceLessons } from '~/server/services/voice-lesson/list-voice-lessons';
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

  publish: operatorProcedure
    .input(publishVoiceLessonSchema)
    .output(slugSchema)
    .mutation(({ ctx, input }) => publishVoiceLesson({ ctx, input })),

  setHidden: operatorProcedure
    .input(setLessonHiddenSchema)
    .mutation(({ ctx, input }) => setVoiceLessonHidden({ ctx, input })),
});
