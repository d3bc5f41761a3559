import { FEED_PROBLEMS } from './feed-problem';

/** States of the newest reading of a feed. */
export const FEED_STATES = ['WAITING', 'READING', 'DONE', 'FAILED'] as const;

/** Why a reading failed: the feed cannot be read, or the processes that read it ended. */
export const FEED_FAILURES = [...FEED_PROBLEMS, 'process'] as const;
export type FeedFailure = (typeof FEED_FAILURES)[number];

/** Most feeds that are kept: each is one request a day. */
export const MAX_FEEDS = 100;
