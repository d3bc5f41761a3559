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

const itemOfUnit = {
  include: {
    audio: true,
    unit: { select: { slug: true, headlineZh: true, headlineEn: true } },
  },
} as const satisfies Prisma.Card$itemArgs;

const cardColumns = {
  id: true,
  version: true,
  dueOn: true,
  reps: true,
  item: itemOfUnit,
  renderedItem: itemOfUnit,
  savedWord: true,
} as const satisfies Prisma.CardSelect;

type CardRow = Prisma.CardGetPayload<{ select: typeof cardColumns }>;

/** Today's review with the items and saved words of its cards, most valuable cards first. It requires no membership:
 *  learnt items stay accessible, and only new units are closed.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function openReview({ ctx, input }: Verb<OpenReviewInput>): Promise<OpenedReview> {
  const { userId, today, now, backlog } = await planDueCards({ ctx, input: input.more });
  const ids = now.slice(0, input.count ?? MAX_CARDS_AT_ONCE).map(({ id }) => id);
  const cards = await toReviewCards({ ctx, input: { userId, ids } });
  return { today, cards, waiting: backlog + (now.length - ids.length) };
}

/** Cards of a user as a review asks them, in the order of their ids. Of a sentence that is asked by its Chinese and by
 *  its sound, the Chinese comes first, because the sound would give the answer. */
export async function toReviewCards({
  ctx,
  input: { userId, ids },
}: Verb<{ userId: string; ids: readonly string[] }>): Promise<OpenedReview['cards']> {
  const rows = await ctx.db.card.findMany({
    where: { id: { in: [...ids] }, userId },
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
  return withChineseFirst(cards);
}

async function clipsOf(db: Database, rows: readonly CardRow[]) {
  const words = rows.flatMap(({ savedWord }) => savedWord ?? []);
  return words.length > 0 ? findWordClips(db, words) : new Map<string, LessonItem['audio']>();
}

async function toReviewCard(
  { item, renderedItem, savedWord, ...card }: CardRow,
  clips: ReadonlyMap<string, LessonItem['audio']>,
): Promise<OpenedReview['cards'][number]> {
  const state = toCardState(card);
  if (savedWord) {
    const audio = clips.get(clipKey(savedWord)) ?? null;
    const word = await toSavedWordItem(savedWord, audio);
    return { ...state, item: word, fromChinese: false, unit: null };
  }
  const asked = item ?? renderedItem;
  if (!asked) throw new Error(`Card ${card.id} has neither an item nor a saved word.`);
  const { slug, headlineZh, headlineEn } = asked.unit;
  const unit = { slug, headline: { zh: headlineZh, en: headlineEn } };
  return { ...state, item: toLessonItem(asked), fromChinese: item === null, unit };
}

/** Moves the card that asks a sentence by its Chinese before the one that asks it by its sound. */
function withChineseFirst(cards: OpenedReview['cards']): OpenedReview['cards'] {
  const rendered = new Map(
    cards.flatMap((card) => (card.fromChinese ? [[card.item.id, card] as const] : [])),
  );
  const ordered = cards.flatMap((card) => {
    const first = rendered.get(card.item.id);
    return first && first !== card ? [first, card] : [card];
  });
  return [...new Set(ordered)];
}
