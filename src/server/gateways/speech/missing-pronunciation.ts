/** Failure to find a pronunciation. The message says what an editor can do. */
export class MissingPronunciation extends Error {
  override readonly name = 'MissingPronunciation';

  /** @param word or sign that has none */
  constructor(
    readonly word: string,
    message: string,
  ) {
    super(message);
  }
}
