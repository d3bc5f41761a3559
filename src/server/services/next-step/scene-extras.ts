import 'server-only';
import { sceneMinutes } from '~/domain/next-step/minutes';
import type { SceneOnDevice } from '~/schemas/next-step';
import { listScenes } from '../scene/queries';
import type { NamedExtra } from './recordings';

/** The scenes as extras of a plan, with the progress that a device tells: the server has none. */
export function sceneExtras(onDevice: readonly SceneOnDevice[]): NamedExtra[] {
  const bySlug = new Map(onDevice.map((scene) => [scene.slug, scene]));
  return listScenes().map(({ slug, level, title, turns }): NamedExtra => {
    const known = bySlug.get(slug);
    return {
      kind: 'SCENE',
      slug,
      level,
      access: 'FREE',
      title,
      minutes: sceneMinutes(turns.max),
      practisedOn: known?.endedOn ?? null,
      isFinished: known !== undefined,
      round: known?.round ?? 'shown',
    };
  });
}
