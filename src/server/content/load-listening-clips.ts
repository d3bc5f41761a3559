import { join } from 'node:path';
import { type ListeningClips, listeningClipsSchema } from '~/schemas/listening-clips';
import { CONTENT_DIR, readContentFile } from './read-content';

/** The clips of the words of minimal pairs.
 *  @throws ContentError when `npm run media` has not made them */
export function loadListeningClips(dir = CONTENT_DIR): ListeningClips {
  return readContentFile(join(dir, 'listening', 'pairs.json'), listeningClipsSchema);
}
