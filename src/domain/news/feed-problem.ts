/** What may be wrong with a feed as a whole: kind → sentence, in which `{}` stands for a detail. */
const FEED_SENTENCES = {
  notWeb: 'It is not a web address.',
  hasPassword: 'Its address holds a password.',
  privateAddress: 'Its address lies in a private or reserved network.',
  noAddress: 'Its server has no address.',
  unreachable: 'Its server cannot be reached ({}).',
  status: 'Its server answered {}.',
  redirects: 'It redirects again and again.',
  tooLarge: 'It is larger than {} MB.',
  tooSlow: 'It did not arrive within {} seconds.',
  unknownPacking: 'It is packed in a way that we do not know.',
  brokenPacking: 'It is packed, and the package is broken.',
  charset: 'It is written in “{}”, which we cannot read.',
  entities: 'It defines entities of its own.',
  cutOff: 'It is cut off before its end.',
  brokenXml: 'Its XML is broken.',
  notFeed: 'It is neither an RSS nor an Atom feed.',
} as const;
export type FeedProblem = keyof typeof FEED_SENTENCES;

export const FEED_PROBLEMS = Object.keys(FEED_SENTENCES) as [FeedProblem, ...FeedProblem[]];

/** Problems of an address at which no feed will ever be read: it is not stored. */
export const FORBIDDEN_ADDRESS: readonly FeedProblem[] = [
  'notWeb',
  'hasPassword',
  'privateAddress',
];

/** The problem as one sentence. */
export function feedSentence(problem: FeedProblem, detail = ''): string {
  return FEED_SENTENCES[problem].replace('{}', () => detail);
}
