import 'server-only';
import { mediaListSchema, mediaSlugSchema, saveMediaProgressSchema } from '~/schemas/media-lesson';
import { addMediaLesson } from '~/server/services/media-lesson/add-media-lesson';
import { openMediaLesson } from '~/server/services/media-lesson/open-media-lesson';
import {
  findMediaProgress,
  getMediaPage,
  listMediaLessons,
  listMyMedia,
} from '~/server/services/media-lesson/queries';
import { removeMediaLesson } from '~/server/services/media-lesson/remove-media-lesson';
import { saveMediaProgress } from '~/server/services/media-lesson/save-media-progress';
import { publicProcedure, router, userProcedure } from '../trpc';

export const mediaLessonRouter = router({
  /** The lessons of a kind, newest first. */
  list: publicProcedure
    .input(mediaListSchema)
    .query(({ ctx, input }) => listMediaLessons({ ctx, input })),
  /** The public part of one lesson. */
  page: publicProcedure
    .input(mediaSlugSchema)
    .query(({ ctx, input }) => getMediaPage({ ctx, input })),
  /** Recording, transcript and study of a lesson, for callers with access. A mutation, because opening a members'
   *  lesson makes the membership used, which no link on another site may do. */
  open: publicProcedure
    .input(mediaSlugSchema)
    .mutation(({ ctx, input }) => openMediaLesson({ ctx, input })),
  /** The caller's progress; null for visitors. */
  progress: publicProcedure
    .input(mediaSlugSchema)
    .query(({ ctx, input }) => findMediaProgress({ ctx, input })),
  saveProgress: userProcedure
    .input(saveMediaProgressSchema)
    .mutation(({ ctx, input }) => saveMediaProgress({ ctx, input })),
  /** The recorded lessons in My Learning. */
  mine: userProcedure.query(({ ctx }) => listMyMedia({ ctx })),
  add: userProcedure
    .input(mediaSlugSchema)
    .mutation(({ ctx, input }) => addMediaLesson({ ctx, input })),
  remove: userProcedure
    .input(mediaSlugSchema)
    .mutation(({ ctx, input }) => removeMediaLesson({ ctx, input })),
});
