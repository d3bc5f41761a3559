import { modelClip, type PlayableClip } from '~/audio/playable-clip';
import type { LessonClip } from '~/schemas/lesson';

/** Loads whole clips before the first is played, so that a slow network does not stop a passage. Revoke the object
 *  URL of each `src` in the end.
 *  @throws Error when one cannot be fetched, or `AbortError` */
export function fetchClipAudio(
  clips: readonly LessonClip[],
  signal: AbortSignal,
): Promise<PlayableClip[]> {
  return Promise.all(
    clips.map(async (clip) => {
      const response = await fetch(clip.path, { signal });
      if (!response.ok) throw new Error(`${clip.path}: ${response.status}`);
      return { ...modelClip(clip), src: URL.createObjectURL(await response.blob()) };
    }),
  );
}
