import type { VideoContent } from '~/schemas/media-content';
import type { ClipKeeper } from './clip-keeper';
import { toNarrationLines } from './film/narration';
import { videoJob } from './film/video-maker';
import { readRecording, writeRecording } from './recording-file';

/** Rewrites the references of a video; `npm run media` handles one whose text differs from its script.
 *  @returns whether anything has changed */
export function updateVideo(video: VideoContent, { root, engines }: ClipKeeper): boolean {
  const before = readRecording(root, 'VIDEO', video.slug);
  const lines = toNarrationLines(video);
  if (!before || before.cues.map(({ en }) => en).join() !== lines.map(({ text }) => text).join())
    return false;
  const cues = before.cues.map((cue, index) => ({ ...cue, reference: lines[index]!.reference }));
  const after = { ...before, source: videoJob(video, engines).hash, cues };
  if (JSON.stringify(after) === JSON.stringify(before)) return false;
  writeRecording(root, 'VIDEO', after);
  return true;
}
