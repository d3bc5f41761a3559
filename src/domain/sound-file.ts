/** Longest recording of a line that an editor may upload, seconds, with the silence around the speech. */
export const MAX_TAKE_SECONDS = 30;
/** Largest file of a recording, bytes: half a minute of a studio's stereo file. */
export const MAX_TAKE_BYTES = 5 * 1024 * 1024;

/** Problems of a sound file; a screen has a sentence for each.
 *  - `format`: it is neither WAV nor MP3
 *  - `bits`: a compressed WAV file, other than A-law and µ-law, or of more than 32 bits that are no floating point
 *  - `rate`: a sample rate outside of 8 to 192 kHz
 *  - `truncated`: it ends before the end that it states
 *  - `broken`: it cannot be decoded, or has no samples
 *  - `long`: it lasts longer than a line may
 *  - `silent`: it has no audible sound */
export const SOUND_FILE_PROBLEMS = [
  'format',
  'bits',
  'rate',
  'truncated',
  'broken',
  'long',
  'silent',
] as const;
export type SoundFileProblem = (typeof SOUND_FILE_PROBLEMS)[number];
