import 'server-only';
import { listPaths } from '~/domain/scene/list-paths';
import type { Scene } from '~/domain/scene/scene';
import type { PlayedScene, SceneSlugInput, SceneSummary } from '~/schemas/scene';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { allScenes, toPlayedScene } from './scene-content';

/** All scenes, the easier ones first. */
export const listScenes = (): SceneSummary[] => [...allSummaries()];

/** The head of a scene's page.
 *  @throws ServiceError('NOT_FOUND') */
export const getSceneSummary = ({ input }: Pick<Verb<SceneSlugInput>, 'input'>): SceneSummary =>
  findBySlug(allSummaries(), input);

/** A scene with everything that a browser needs to play it.
 *  @throws ServiceError('NOT_FOUND') */
export const getScene = ({ input }: Pick<Verb<SceneSlugInput>, 'input'>): PlayedScene =>
  toPlayedScene(findBySlug(allScenes(), input));

function findBySlug<T extends SceneSlugInput>(rows: readonly T[], { slug }: SceneSlugInput): T {
  const found = rows.find((row) => row.slug === slug);
  if (!found) throw new ServiceError('NOT_FOUND');
  return found;
}

let loadedSummaries: readonly SceneSummary[] | undefined;

/** Made once, because the ways through the scenes are thousands. */
const allSummaries = (): readonly SceneSummary[] =>
  (loadedSummaries ??= allScenes().map(toSummary));

function toSummary(scene: Scene): SceneSummary {
  const { slug, level, title, setting, endings } = scene;
  const lengths = listPaths(scene).map(({ said }) => said.length);
  const turns = { min: Math.min(...lengths), max: Math.max(...lengths) };
  return { slug, level, title, setting, endings: Object.keys(endings), turns };
}
