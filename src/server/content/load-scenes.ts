import { join } from 'node:path';
import type { Scene } from '~/domain/scene/scene';
import { sceneContentSchema } from '~/schemas/scene-content';
import { CONTENT_DIR, readContentFolder } from './read-content';

/** Every scene's content file.
 *  @throws ContentError naming the file and the field */
export function loadScenes(dir = CONTENT_DIR): Scene[] {
  return readContentFolder(join(dir, 'scenes'), sceneContentSchema);
}
