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

/** Verbs that read English and the content files: loaded when an editor first needs them, as those of the units. */
const verbs = {
  list: () => import('~/server/services/voice-lesson/list-voice-lessons'),
  lesson: () => import('~/server/services/voice-lesson/get-voice-lesson'),
  begin: () => import('~/server/services/voice-lesson/begin-voice-lesson'),
  edit: () => import('~/server/services/voice-lesson/edit-voice-lesson'),
  discard: () => import('~/server/services/voice-lesson/discard-voice-lesson'),
  clips: () => import('~/server/services/voice-lesson/request-voice-clips'),
  publish: () => import('~/server/services/voice-lesson/publish-voice-lesson'),
  hidden: () => import('~/server/services/voice-lesson/set-voice-lesson-hidden'),
};

/** The desk of voice lessons. */
export const voiceLessonsRouter = router({
  list: operatorProcedure
    .output(voiceRowsSchema)
    .query(async ({ ctx }) => (await verbs.list()).listVoiceLessons({ ctx })),

  lesson: operatorProcedure
    .input(voiceIdSchema)
    .output(operatorVoiceLessonSchema)
    .query(async ({ ctx, input }) => (await verbs.lesson()).getVoiceLesson({ ctx, input })),

  begin: operatorProcedure
    .input(voiceIdSchema)
    .mutation(async ({ ctx, input }) => (await verbs.begin()).beginVoiceLesson({ ctx, input })),

  edit: operatorProcedure
    .input(editVoiceLessonSchema)
    .output(voiceVersionViewSchema)
    .mutation(async ({ ctx, input }) => (await verbs.edit()).editVoiceLesson({ ctx, input })),

  discard: operatorProcedure
    .input(voiceVersionSchema)
    .mutation(async ({ ctx, input }) => (await verbs.discard()).discardVoiceLesson({ ctx, input })),

  requestClips: operatorProcedure
    .input(voiceVersionSchema)
    .mutation(async ({ ctx, input }) => (await verbs.clips()).requestVoiceClips({ ctx, input })),

  publish: operatorProcedure
    .input(publishVoiceLessonSchema)
    .output(slugSchema)
    .mutation(async ({ ctx, input }) => (await verbs.publish()).publishVoiceLesson({ ctx, input })),

  setHidden: operatorProcedure
    .input(setLessonHiddenSchema)
    .mutation(async ({ ctx, input }) =>
      (await verbs.hidden()).setVoiceLessonHidden({ ctx, input }),
    ),
});
