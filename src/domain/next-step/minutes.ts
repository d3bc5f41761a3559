/** Minutes of a day of learners who chose no other number. */
export const USUAL_MINUTES = 12;

/** Minutes by which a plan may exceed the wanted time to keep a unit whole. */
export const TOLERANCE = 3;

/** Estimated time for thinking, speaking and reading the result of a card. */
const SECONDS_PER_CARD = 15;

/** Estimated time for reading the Chinese of a sentence, thinking, speaking and comparing. */
const SECONDS_PER_RENDERING = 30;

/** Estimated time of an item in a lesson: twenty items are ten minutes. */
export const SECONDS_PER_ITEM = 30;

/** Estimated minutes of a review of so many cards, rounded up. */
export function reviewMinutes(cards: number): number {
  return Math.ceil((cards * SECONDS_PER_CARD) / 60);
}

/** Estimated minutes of so many new sentences from Chinese, rounded up. */
export function renderingMinutes(sentences: number): number {
  return Math.ceil((sentences * SECONDS_PER_RENDERING) / 60);
}

/** Estimated minutes of so many items of a lesson, rounded up. */
export function lessonMinutes(items: number): number {
  return Math.ceil((items * SECONDS_PER_ITEM) / 60);
}

/** Estimated minutes of a scene: as long as its longest way. @param turns turns of that way */
export function sceneMinutes(turns: number): number {
  return Math.ceil((turns * SECONDS_PER_RENDERING) / 60);
}

/** Estimated minutes of a voice lesson or a video, rounded up: it is heard twice, and a minute is for its questions.
 *  @param durationMs length of its recording */
export function recordingMinutes(durationMs: number): number {
  return Math.ceil((2 * durationMs) / 60_000) + 1;
}
