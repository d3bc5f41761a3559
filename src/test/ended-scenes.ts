import type { SceneOnDevice } from '~/schemas/next-step';
import { listScenes } from '~/server/services/scene/queries';

/** Every scene as a device tells that it was brought to an ending: for two weeks after that day a plan has none. */
export const buildEndedScenes = (endedOn: string): SceneOnDevice[] =>
  listScenes().map(({ slug }) => ({ slug, round: 'hinted', endedOn }));
