import 'server-only';
import { listPaths } from '~/domain/scene/list-paths';
import type { Scene } from '~/domain/scene/scene';
import type { PlayedScene, SceneSlugInput, SceneSummary } from '~/schemas/scene';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { allScenes, toPlayedScene } from './scene-content';

/** All scenes, the easier ones first. */
export const listScenes = (): SceneSummary[] => allScenes().map(toSummary);

/** The head of a scene's page.
 *  @throws ServiceError('NOT_FOUND') */
export const getSceneSummary = ({ input }: Pick<Verb<SceneSlugInput>, 'input'>): SceneSummary =>
  toSummary(findScene(input));

/** A scene with everything that a browser needs to play it.
 *  @throws ServiceError('NOT_FOUND') */
export const getScene = ({ input }: Pick<Verb<SceneSlugInput>, 'input'>): PlayedScene =>
  toPlayedScene(findScene(input));

function findScene({ slug }: SceneSlugInput): Scene {
  const scene = allScenes().find((one) => one.slug === slug);
  if (!scene) throw new ServiceError('NOT_FOUND');
  return scene;
}

const summaries = new Map<string, SceneSummary>();

/** Kept, because the ways through a scene are thousands. */
function toSummary(scene: Scene): SceneSummary {
  const { slug, level, title, setting } = scene;
  const known = summaries.get(slug);
  if (known) return known;
  const lengths = listPaths(scene).map(({ said }) => said.length);
  const turns = { min: Math.min(...lengths), max: Math.max(...lengths) };
  const endings = Object.keys(scene.endings);
  const summary: SceneSummary = { slug, level, title, setting, endings, turns };
  summaries.set(slug, summary);
  return summary;
}
