/** Peaks of one short sentence: the model's voice in the four steps. */
export const MODEL = [
  4, 18, 46, 72, 64, 38, 14, 8, 30, 66, 92, 78, 50, 22, 12, 36, 58, 84, 70, 44, 26, 16, 8, 2,
];

/** Peaks of a first attempt: the same words, other weights. */
export const FIRST_TRY = [
  2, 10, 30, 52, 74, 60, 30, 12, 16, 40, 58, 88, 70, 44, 24, 14, 34, 50, 82, 66, 40, 22, 10, 2,
];

/** Peaks of taking a breath. */
export const BREATH = [0, 0, 0, 0, 0, 2, 4, 8, 14, 8, 4, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
