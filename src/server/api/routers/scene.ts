import 'server-only';
import { sceneSlugSchema } from '~/schemas/scene';
import { getScene, getSceneSummary, listScenes } from '~/server/services/scene/queries';
import { publicProcedure, router } from '../trpc';

export const sceneRouter = router({
  /** All scenes. */
  list: publicProcedure.query(() => listScenes()),
  /** The head of a scene's page. */
  summary: publicProcedure.input(sceneSlugSchema).query(({ input }) => getSceneSummary({ input })),
  /** A scene with its turns, clips and the words of its replies. */
  play: publicProcedure.input(sceneSlugSchema).query(({ input }) => getScene({ input })),
});
