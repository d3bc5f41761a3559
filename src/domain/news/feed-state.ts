import { FEED_PROBLEMS } from './feed-problem';

/** States of the newest reading of a feed. */
export const FEED_STATES = ['WAITING', 'READING', 'DONE', 'FAILED'] as const;

/** Reasons why a reading failed: the feed is unreadable, or the reading processes ended. */
export const FEED_FAILURES = [...FEED_PROBLEMS, 'process'] as const;
export type FeedFailure = (typeof FEED_FAILURES)[number];

/** Maximum number of feeds; each causes one request a day. */
export const MAX_FEEDS = 100;
