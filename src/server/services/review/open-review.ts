import 'server-only';
import type { LessonItem } from '~/schemas/lesson';
import {
  MAX_CARDS_AT_ONCE,
  type OpenedReview,
  type OpenReviewInput,
} from '~/schemas/spaced-repetition';
import type { Verb } from '~/server/context';
import type { Database, Prisma } from '~/server/db';
import { toLessonItem } from '../lesson/lesson-item';
import { toSavedWordItem } from '../saved-word/saved-word-item';
import { clipKey, findWordClips } from '../saved-word/word-clips';
import { toCardState } from '../spaced-repetition/card-columns';
import { planDueCards } from '../spaced-repetition/due-cards';

const cardColumns = {
  id: true,
  version: true,
  dueOn: true,
  reps: true,
  item: {
    include: {
      audio: true,
      unit: { select: { slug: true, headlineZh: true, headlineEn: true } },
    },
  },
  savedWord: true,
} as const satisfies Prisma.CardSelect;

type CardRow = Prisma.CardGetPayload<{ select: typeof cardColumns }>;

/** Today's review with the items and saved words of its cards, most valuable cards first. It requires no membership:
 *  learnt items stay accessible, and only new units are closed.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function openReview({ ctx, input }: Verb<OpenReviewInput>): Promise<OpenedReview> {
  const { userId, today, now, backlog } = await planDueCards({ ctx, input: input.more });
  const ids = now.slice(0, input.count ?? MAX_CARDS_AT_ONCE).map(({ id }) => id);
  const rows = await ctx.db.card.findMany({
    where: { id: { in: ids }, userId },
    select: cardColumns,
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const clips = await clipsOf(ctx.db, rows);
  const cards = await Promise.all(
    ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? toReviewCard(row, clips) : [];
    }),
  );
  return { today, cards, waiting: backlog + (now.length - ids.length) };
}

async function clipsOf(db: Database, rows: readonly CardRow[]) {
  const words = rows.flatMap(({ savedWord }) => savedWord ?? []);
  return words.length > 0 ? findWordClips(db, words) : new Map<string, LessonItem['audio']>();
}

async function toReviewCard(
  { item, savedWord, ...card }: CardRow,
  clips: ReadonlyMap<string, LessonItem['audio']>,
): Promise<OpenedReview['cards'][number]> {
  const state = toCardState(card);
  if (savedWord) {
    const audio = clips.get(clipKey(savedWord)) ?? null;
    return { ...state, item: await toSavedWordItem(savedWord, audio), unit: null };
  }
  if (!item) throw new Error(`Card ${card.id} has neither an item nor a saved word.`);
  const { slug, headlineZh, headlineEn } = item.unit;
  const headline = { zh: headlineZh, en: headlineEn };
  return { ...state, item: toLessonItem(item), unit: { slug, headline } };
}
