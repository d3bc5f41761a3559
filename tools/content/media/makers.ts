import { videoMaker } from './film/video-maker';
import { listeningMaker } from './listening-maker';
import type { MediaMaker, MediaPipeline } from './maker';
import { sceneMaker } from './scene-maker';
import { unitMaker } from './unit-maker';
import { voiceMaker } from './voice-maker';

/** All makers of media, in the order of work. A new kind is one more row. */
export function createMakers(pipeline: MediaPipeline): MediaMaker[] {
  return [
    unitMaker(pipeline),
    // After the units, whose clips of a word it uses.
    listeningMaker(pipeline),
    voiceMaker(pipeline),
    sceneMaker(pipeline),
    videoMaker(pipeline),
  ];
}
