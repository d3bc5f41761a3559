/** A source that cannot be read; the message is one sentence for the editor. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
}
