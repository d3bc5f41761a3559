/** Problems of a whole feed: by kind a sentence, in which `{}` is replaced by a detail. */
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
  unknownPacking: 'It is compressed in a way that we do not know.',
  brokenPacking: 'Its compressed content is broken.',
  charset: 'It says that it is written in “{}”, and cannot be read so.',
  entities: 'It defines entities of its own.',
  cutOff: 'It is cut off before its end.',
  brokenXml: 'Its XML is broken.',
  notFeed: 'It is neither an RSS nor an Atom feed.',
} as const;
const NO_CHARSET = 'It does not say in which encoding it is, and it is not UTF-8.';
export type FeedProblem = keyof typeof FEED_SENTENCES;

export const FEED_PROBLEMS = Object.keys(FEED_SENTENCES) as [FeedProblem, ...FeedProblem[]];

/** Problems of an address that can never be read, and so is not stored. */
export const FORBIDDEN_ADDRESS: readonly FeedProblem[] = [
  'notWeb',
  'hasPassword',
  'privateAddress',
];

/** The problem as one sentence.
 *  @param detail such as the name of an encoding; '' without one */
export function feedSentence(problem: FeedProblem, detail = ''): string {
  if (problem === 'charset' && detail === '') return NO_CHARSET;
  return FEED_SENTENCES[problem].replace('{}', () => detail);
}
