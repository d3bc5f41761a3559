import 'server-only';
import type { ActivitySlugInput } from '~/schemas/activity';
import type { AddActivityInput } from '~/schemas/operator-activity';
import type { Verb } from '~/server/context';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { insertWithSlug, toSlug } from '../site-content/free-slug';
import { toColumns } from './activity-content';

/** Address of the console's form of a new activity. */
const TAKEN = 'new';

/** Adds an activity as a draft, which learners do not see. The same id twice is one activity.
 *  @returns its slug, made of its English title
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function addActivity({
  ctx,
  input: { id, content },
}: Verb<AddActivityInput>): Promise<ActivitySlugInput> {
  requirePermission({ ctx, input: 'activity.edit' });
  const wanted = toSlug(content.title.en, 'event');
  return withTransaction(ctx, async (tx) => {
    const row = { id, ...toColumns(content, null), draft: true };
    const slug = await insertWithSlug(
      wanted === TAKEN ? `${wanted}-event` : wanted,
      (free) => tx.activity.createMany({ data: [{ ...row, slug: free }], skipDuplicates: true }),
      async () => (await tx.activity.count({ where: { id } })) > 0,
    );
    if (slug === null) return tx.activity.findUniqueOrThrow({ where: { id } });
    await recordAct(tx, ctx, {
      kind: 'activity.add',
      permission: 'activity.edit',
      subject: ['activity', slug],
      after: { draft: true, seats: content.seats, startsAt: content.startsAt.toISOString() },
    });
    return { slug };
  });
}
