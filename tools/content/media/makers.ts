import { filmMaker } from './film/film-maker';
import type { MediaMaker, Studio } from './maker';
import { unitMaker } from './unit-maker';
import { voiceMaker } from './voice-maker';

/** Everybody who makes media, in the order of work. A new kind is one more row. */
export function createMakers(studio: Studio): MediaMaker[] {
  return [unitMaker(studio), voiceMaker(studio), filmMaker(studio)];
}
