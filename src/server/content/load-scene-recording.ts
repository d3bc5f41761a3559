import { join } from 'node:path';
import { type SceneRecording, sceneRecordingSchema } from '~/schemas/scene-recording';
import { CONTENT_DIR, readContentFile } from './read-content';

/** The references and clips of a scene.
 *  @throws ContentError when `npm run media` has not made them */
export function loadSceneRecording(slug: string, dir = CONTENT_DIR): SceneRecording {
  return readContentFile(join(dir, 'recordings', 'scenes', `${slug}.json`), sceneRecordingSchema);
}
