import { mediaPageSchema, mediaSlugSchema } from '~/schemas/media-lesson';
import {
  editVideoSchema,
  listedVideosSchema,
  operatorVideoSchema,
  planVideoSchema,
  setVideoLinesSchema,
  setVideoPosterSchema,
  videoIdSchema,
} from '~/schemas/operator-video';
import { setLessonHiddenSchema } from '~/schemas/site-text';
import { operatorProcedure, router } from '~/server/api/trpc';
import { cancelPlannedVideo } from '~/server/services/video/cancel-planned-video';
import { editVideo } from '~/server/services/video/edit-video';
import { getOperatorVideo } from '~/server/services/video/get-operator-video';
import { getVideoPreview } from '~/server/services/video/get-video-preview';
import { listOperatorVideos } from '~/server/services/video/list-operator-videos';
import { planVideo } from '~/server/services/video/plan-video';
import { setVideoHidden } from '~/server/services/video/set-video-hidden';
import { setVideoLines } from '~/server/services/video/set-video-lines';
import { setVideoPoster } from '~/server/services/video/set-video-poster';

/** Operators' changes of video courses: texts, lines, poster and visibility. */
export const videosRouter = router({
  list: operatorProcedure
    .output(listedVideosSchema)
    .query(({ ctx }) => listOperatorVideos({ ctx })),

  get: operatorProcedure
    .input(mediaSlugSchema)
    .output(operatorVideoSchema)
    .query(({ ctx, input }) => getOperatorVideo({ ctx, input })),

  preview: operatorProcedure
    .input(mediaSlugSchema)
    .output(mediaPageSchema)
    .query(({ ctx, input }) => getVideoPreview({ ctx, input })),

  edit: operatorProcedure
    .input(editVideoSchema)
    .mutation(({ ctx, input }) => editVideo({ ctx, input })),

  setLines: operatorProcedure
    .meta({ access: 'operator', body: 'texts' })
    .input(setVideoLinesSchema)
    .mutation(({ ctx, input }) => setVideoLines({ ctx, input })),

  setHidden: operatorProcedure
    .input(setLessonHiddenSchema)
    .mutation(({ ctx, input }) => setVideoHidden({ ctx, input })),

  plan: operatorProcedure
    .input(planVideoSchema)
    .mutation(({ ctx, input }) => planVideo({ ctx, input })),

  cancelPlanned: operatorProcedure
    .input(videoIdSchema)
    .mutation(({ ctx, input }) => cancelPlannedVideo({ ctx, input })),

  /** Sets the poster, which is sent as base64; null restores the drawing. */
  setPoster: operatorProcedure
    .meta({ access: 'operator', body: 'file' })
    .input(setVideoPosterSchema)
    .mutation(({ ctx, input: { image, ...of } }) =>
      setVideoPoster({
        ctx,
        input: { ...of, bytes: image === null ? null : Buffer.from(image, 'base64') },
      }),
    ),
});
