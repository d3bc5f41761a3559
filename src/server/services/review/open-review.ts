import 'server-only';
import {
  MAX_CARDS_AT_ONCE,
  type OpenedReview,
  type OpenReviewInput,
} from '~/schemas/spaced-repetition';
import type { Verb } from '~/server/context';
import { toLessonItem } from '../lesson/lesson-item';
import { toCardState } from '../spaced-repetition/card-columns';
import { planDueCards } from '../spaced-repetition/due-cards';

/** Today's review with the items of its cards, most valuable cards first. It requires no membership: learnt
 *  items stay accessible, and only new units are closed.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function openReview({ ctx, input }: Verb<OpenReviewInput>): Promise<OpenedReview> {
  const { userId, today, now, backlog } = await planDueCards({ ctx, input: input.more });
  const ids = now.slice(0, input.count ?? MAX_CARDS_AT_ONCE).map(({ id }) => id);
  const rows = await ctx.db.card.findMany({
    where: { id: { in: ids }, userId },
    select: {
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
    },
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const cards = ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { slug, headlineZh, headlineEn } = row.item.unit;
    const unit = { slug, headline: { zh: headlineZh, en: headlineEn } };
    return [{ ...toCardState(row), item: toLessonItem(row.item), unit }];
  });
  return { today, cards, waiting: backlog + (now.length - ids.length) };
}
