/** Longest recording of a line that an editor may bring, seconds; silence around the speech counts, too. */
export const MAX_TAKE_SECONDS = 30;
/** Largest file of a recording, bytes: half a minute of a studio's stereo file. */
export const MAX_TAKE_BYTES = 5 * 1024 * 1024;

/** What can be wrong with a sound file, each of which a screen has a sentence for.
 *  - `format`: it is neither WAV nor MP3
 *  - `bits`: a WAV file in another form than 16, 24 or 32 bits
 *  - `rate`: a sample rate outside of 8 to 192 kHz
 *  - `truncated`: it ends before the end that it states
 *  - `broken`: it cannot be decoded, or has no sound in it
 *  - `long`: it lasts longer than a line may
 *  - `silent`: nothing is to be heard */
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
