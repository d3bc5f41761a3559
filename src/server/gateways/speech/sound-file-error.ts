import type { SoundFileProblem } from '~/domain/sound-file';

/** A sound file that cannot be used. */
export class SoundFileError extends Error {
  override readonly name = 'SoundFileError';

  constructor(
    readonly problem: SoundFileProblem,
    message: string,
  ) {
    super(message);
  }
}
