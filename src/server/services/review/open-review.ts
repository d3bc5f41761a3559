import 'server-only';
import type { OpenedReview, OpenReviewInput } from '~/schemas/spaced-repetition';
import type { Verb } from '~/server/context';
import { toLessonItem } from '../lesson/lesson-item';
import { toCardState } from '../spaced-repetition/card-columns';
import { planDueCards } from '../spaced-repetition/due-cards';

/** As much as one sitting holds; who goes on opens the review again. */
const MAX_CARDS_AT_ONCE = 60;

/** Today's review with everything that is needed to speak it, most valuable cards first. It asks for no
 *  membership: what somebody has learnt stays theirs, only new units are closed.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function openReview({ ctx, input }: Verb<OpenReviewInput>): Promise<OpenedReview> {
  const { userId, today, now, backlog } = await planDueCards({ ctx, input: input.more });
  const ids = now.slice(0, MAX_CARDS_AT_ONCE).map(({ id }) => id);
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
