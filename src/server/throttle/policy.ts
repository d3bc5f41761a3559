/** At most `points` in a window of `seconds`, which begins with its first point. */
export interface Limit {
  points: number;
  seconds: number;
}

/** Whose points are counted. */
export const SCOPES = [
  'device',
  'block',
  'network',
  'account',
  'everyone',
  'unknownAddress',
] as const;
export type Scope = (typeof SCOPES)[number];

/** The limits of one action, asked from the narrowest to the widest: who is refused by one does not
 *  weigh on the next, so that a single address cannot use up what belongs to all. */
export type Rule = {
  /** A browser in which this very account has logged in before. It has this budget to itself and none of
   *  the others: an attacker elsewhere cannot keep the owner out. */
  device?: Limit;
  /** One IPv4 address, one IPv6 /64. Phones share addresses by the thousand, a class shares one. */
  block?: Limit;
  /** The neighbourhood: an IPv4 /24, an IPv6 /48, which one customer may own whole. */
  network?: Limit;
  /** One e-mail, whether or not an account has it; or the account that is logged in. */
  account?: Limit;
  everyone?: Limit;
  /** All callers whose address is not known, taken together, instead of block and network. */
  unknownAddress?: Limit;
};

const MINUTE = 60;
const QUARTER = 15 * MINUTE;
const HALF_HOUR = 30 * MINUTE;
const HOUR = 60 * MINUTE;

const toLimit = (seconds: number, points: number): Limit => ({ points, seconds });

/** Every limit of the product. Where it says *failures*, what succeeds takes its point back. */
export const POLICY = {
  /** Failures. A random guess among 10 has no chance against 8 characters that are not common. */
  'log-in': {
    device: toLimit(QUARTER, 10),
    block: toLimit(QUARTER, 50),
    network: toLimit(QUARTER, 300),
    account: toLimit(QUARTER, 10),
    everyone: toLimit(QUARTER, 3000),
  },
  /** Each sends a mail to an address that anybody can type. A class signs up behind one address. */
  'sign-up': {
    block: toLimit(HOUR, 30),
    network: toLimit(HOUR, 120),
    account: toLimit(HOUR, 5),
    everyone: toLimit(HOUR, 3000),
  },
  /** The window of an account is as long as its link works: who is refused has one in the mailbox. */
  'forgot-password': {
    device: toLimit(HALF_HOUR, 4),
    block: toLimit(HOUR, 20),
    network: toLimit(HOUR, 100),
    account: toLimit(HALF_HOUR, 4),
    everyone: toLimit(HOUR, 3000),
  },
  /** Failures: links of 256 random bits that are unknown, used or too old. */
  'mailed-link': {
    block: toLimit(QUARTER, 30),
    network: toLimit(QUARTER, 300),
    unknownAddress: toLimit(QUARTER, 3000),
  },
  'resend-verification': { account: toLimit(HOUR, 5) },
  /** Each sends a mail to an address that the account's owner can type. */
  'new-email': { account: toLimit(HOUR, 5) },
  /** Each sends a mail to an address that anybody can type, and one to us. */
  contact: {
    block: toLimit(HOUR, 10),
    network: toLimit(HOUR, 40),
    account: toLimit(HOUR, 4),
    everyone: toLimit(HOUR, 500),
  },
  'send-gift': { account: toLimit(HOUR, 5) },
  /** Failures of somebody who is logged in, perhaps on a computer that was left open. */
  'current-password': { account: toLimit(QUARTER, 10) },
  /** Failures: coupon codes that there are not. */
  'coupon-code': { account: toLimit(QUARTER, 10), block: toLimit(QUARTER, 60) },
  /** Decoding a picture takes a core for a while. */
  avatar: { account: toLimit(HOUR, 30), block: toLimit(HOUR, 120) },
  /** Requests that bring attempts, each with many or one. */
  'save-attempts': { account: toLimit(MINUTE, 120) },
  /** A player tells where it is every few seconds, in more than one tab perhaps. */
  'save-media-progress': { account: toLimit(MINUTE, 120) },
  /** Everything on both doors that changes something: far above what a full classroom does. */
  'state-change': { block: toLimit(MINUTE, 600), unknownAddress: toLimit(MINUTE, 6000) },
} as const satisfies Record<string, Rule>;

export type ThrottledAction = keyof typeof POLICY;
