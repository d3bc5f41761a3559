/** A limit of `points` in a window of `seconds`, which begins with its first point. */
export interface Limit {
  points: number;
  seconds: number;
}

/** The kinds of counters, such as one for each account. */
const SCOPES = ['device', 'block', 'network', 'account', 'everyone', 'unknownAddress'] as const;
export type Scope = (typeof SCOPES)[number];

/** The limits of one action, consumed from the narrowest to the widest. A call that one limit rejects does
 *  not count for the next, so that a single address cannot use up the budget of all callers. */
export type Rule = {
  /** A browser in which this account has logged in before. It has this budget instead of all others, so that
   *  an attacker elsewhere cannot lock the user out. */
  device?: Limit;
  /** One IPv4 address, one IPv6 /64. Phones share addresses by the thousand, a class shares one. */
  block?: Limit;
  /** An IPv4 /24 or an IPv6 /48, all of which one customer may have. */
  network?: Limit;
  /** One e-mail, whether or not an account has it, or the logged-in user. */
  account?: Limit;
  everyone?: Limit;
  /** All callers without a known address together, instead of block and network: it is set if these have a limit,
   *  and is below that of everyone, so that unknown callers cannot use up the budget of the others. */
  unknownAddress?: Limit;
};

const MINUTE = 60;
const QUARTER = 15 * MINUTE;
const HALF_HOUR = 30 * MINUTE;
const HOUR = 60 * MINUTE;

const toLimit = (seconds: number, points: number): Limit => ({ points, seconds });

/** Every limit of the product. For an action marked *Failures* only failed calls count. */
export const POLICY = {
  /** Failures. A random guess among 10 has no chance against 8 characters that are not common. */
  'log-in': {
    device: toLimit(QUARTER, 10),
    block: toLimit(QUARTER, 50),
    network: toLimit(QUARTER, 300),
    account: toLimit(QUARTER, 10),
    everyone: toLimit(QUARTER, 3000),
    unknownAddress: toLimit(QUARTER, 1000),
  },
  /** Each sign-up sends a mail to any typed address. A whole class may sign up from one IP address. */
  'sign-up': {
    block: toLimit(HOUR, 30),
    network: toLimit(HOUR, 120),
    account: toLimit(HOUR, 5),
    everyone: toLimit(HOUR, 3000),
    unknownAddress: toLimit(HOUR, 1000),
  },
  /** Per-account window = lifetime of the link: a limited caller already has a valid link by mail. */
  'forgot-password': {
    device: toLimit(HALF_HOUR, 4),
    block: toLimit(HOUR, 20),
    network: toLimit(HOUR, 100),
    account: toLimit(HALF_HOUR, 4),
    everyone: toLimit(HOUR, 3000),
    unknownAddress: toLimit(HOUR, 1000),
  },
  /** Failures: links (256 random bits) that are unknown, used or expired. */
  'mailed-link': {
    block: toLimit(QUARTER, 30),
    network: toLimit(QUARTER, 300),
    unknownAddress: toLimit(QUARTER, 3000),
  },
  /** Each call invalidates the open links of the account, so that a thief could invalidate those of its
   *  user. */
  'sign-out-everywhere': { account: toLimit(HOUR, 10) },
  'resend-verification': { account: toLimit(HOUR, 5) },
  /** Each request sends a mail to an address that the user types. */
  'new-email': { account: toLimit(HOUR, 5) },
  /** Each message sends a mail to any typed address, and one to the contact address. */
  contact: {
    block: toLimit(HOUR, 10),
    network: toLimit(HOUR, 40),
    account: toLimit(HOUR, 4),
    everyone: toLimit(HOUR, 500),
    unknownAddress: toLimit(HOUR, 200),
  },
  'send-gift': { account: toLimit(HOUR, 5) },
  /** Failures of a logged-in session, perhaps on a computer that was left unlocked. */
  'current-password': { account: toLimit(QUARTER, 10) },
  /** Failures: unknown coupon codes. */
  'coupon-code': {
    account: toLimit(QUARTER, 10),
    block: toLimit(QUARTER, 60),
    unknownAddress: toLimit(QUARTER, 1000),
  },
  /** Decoding an image uses a core for a while. */
  avatar: {
    account: toLimit(HOUR, 30),
    block: toLimit(HOUR, 120),
    unknownAddress: toLimit(HOUR, 1000),
  },
  /** Scoring an editor's recording uses a core for two seconds; a unit has a hundred clips. */
  take: { account: toLimit(HOUR, 300) },
  /** Requests with one or more attempts. */
  'save-attempts': { account: toLimit(MINUTE, 120) },
  /** A round takes a minute; an offline device sends several at once. */
  'save-listening': { account: toLimit(MINUTE, 60) },
  /** Saving, deleting and restoring words: faster than anybody reads. */
  'save-word': { account: toLimit(MINUTE, 60) },
  /** Each file reads all saved words of the account. */
  'download-words': { account: toLimit(HOUR, 30) },
  /** A player saves its position every few seconds, perhaps in more than one tab. */
  'save-media-progress': { account: toLimit(MINUTE, 120) },
  /** Each call adds one to the day's figure, once for each browser. A class shares one address. */
  'first-score': {
    block: toLimit(HOUR, 60),
    network: toLimit(HOUR, 240),
    everyone: toLimit(HOUR, 3000),
    unknownAddress: toLimit(HOUR, 3000),
  },
  /** Every state change by tRPC or REST: far more than a full classroom makes. */
  'state-change': { block: toLimit(MINUTE, 600), unknownAddress: toLimit(MINUTE, 6000) },
} as const satisfies Record<string, Rule>;

export type ThrottledAction = keyof typeof POLICY;
