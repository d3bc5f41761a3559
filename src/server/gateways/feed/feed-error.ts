import { type FeedProblem, feedSentence } from '~/domain/news/feed-problem';

/** A feed that cannot be read; the message is one sentence for the editor. */
export class FeedError extends Error {
  override readonly name = 'FeedError';

  /** @param detail such as the status of a response; '' for none */
  constructor(
    readonly problem: FeedProblem,
    readonly detail = '',
  ) {
    super(feedSentence(problem, detail));
  }
}
