import { z } from 'zod';
import { FEED_FAILURES, FEED_STATES } from '~/domain/news/feed-state';
import { REJECTION_KINDS } from '~/domain/news/rejection-kind';
import { CATEGORIES } from '~/domain/unit-kinds';
import { licenceProblemSchema } from './article-pool';
import { typedSchema, uuidSchema } from './text';

const optionalLine = typedSchema(200).optional();

/** A feed's address, with defaults for its articles. */
export const addFeedSchema = z.strictObject({
  address: typedSchema(2_000).refine(isFeedAddress).transform(withoutFragment),
  licence: optionalLine,
  source: optionalLine,
  category: z.enum(CATEGORIES).optional(),
});
export type AddFeedInput = z.infer<typeof addFeedSchema>;

/** Whether it is an address of http or https without a name and a password in it. */
function isFeedAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password;
}

/** Normalises an address as a browser does, without the fragment, which servers never see, so that a feed
 *  has one address. */
function withoutFragment(address: string): string {
  const url = new URL(address);
  url.hash = '';
  return url.href;
}

export const feedIdSchema = z.strictObject({ id: uuidSchema });
export type FeedIdInput = z.infer<typeof feedIdSchema>;

export const setFeedPausedSchema = z.strictObject({ id: uuidSchema, isPaused: z.boolean() });
export type SetFeedPausedInput = z.infer<typeof setFeedPausedSchema>;

/** Maximum number of refused articles that a report names. */
export const MAX_NAMED_REJECTIONS = 20;

/** The outcomes of a reading's articles. */
export const feedReportSchema = z.object({
  taken: z.int(),
  /** Stored before, or like one that is. */
  skipped: z.int(),
  /** Imported, but no unit may be chosen from them. */
  unlicensed: z.int(),
  refused: z.int(),
  /** The first rejected ones, by title or address. */
  rejections: z.array(
    z.object({ article: z.string(), kind: z.enum(REJECTION_KINDS), detail: z.string() }),
  ),
});
export type FeedReport = z.infer<typeof feedReportSchema>;

const feedSchema = z.object({
  id: z.string(),
  address: z.string(),
  licence: z.string().nullable(),
  /** Reason why no unit may be chosen from articles under this licence; null when one may. */
  licenceProblem: licenceProblemSchema,
  source: z.string().nullable(),
  category: z.enum(CATEGORIES).nullable(),
  isPaused: z.boolean(),
  /** Number of articles that came from it. */
  articles: z.int(),
  state: z.enum(FEED_STATES),
  done: z.int(),
  total: z.int().nullable(),
  report: feedReportSchema.nullable(),
  failure: z.object({ kind: z.enum(FEED_FAILURES), detail: z.string() }).nullable(),
  readAt: z.date().nullable(),
  /** Time of the next reading; null for a paused feed, and while a reading is open. */
  nextAt: z.date().nullable(),
  /** Whether no worker has claimed the reading, or reported progress, for too long. */
  isOverdue: z.boolean(),
});
export type FeedView = z.infer<typeof feedSchema>;
export const feedsSchema = z.array(feedSchema);
