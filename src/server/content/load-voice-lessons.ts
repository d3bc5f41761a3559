import { join } from 'node:path';
import { type VoiceContent, voiceContentSchema } from '~/schemas/voice-content';
import { CONTENT_DIR, readContentFolder } from './read-content';

/** Every voice lesson's content file.
 *  @throws ContentError naming the file and the field */
export function loadVoiceLessons(dir = CONTENT_DIR): VoiceContent[] {
  return readContentFolder(join(dir, 'voice-lessons'), voiceContentSchema);
}
