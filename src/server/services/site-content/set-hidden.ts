import type { ActKind } from '~/domain/operator-act';
import type { HideableKind, SetHiddenInput } from '~/schemas/site-text';
import type { Verb } from '~/server/context';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { markTagsStale } from '../stale-tag/mark-stale';

interface Hideable {
  /** Tag of the pages that show it. */
  tag: string;
  acts: { hide: ActKind; show: ActKind };
  find: (tx: Tx, id: string) => Promise<{ slug: string } | null>;
  /** Changes nothing if the state is the same. */
  update: (tx: Tx, id: string, hidden: boolean) => Promise<{ count: number }>;
}

/** How each kind is hidden. A new one is an entry here, and its name in `HIDEABLE_KINDS`. */
const KINDS: Record<HideableKind, Hideable> = {
  question: {
    tag: 'faq',
    acts: { hide: 'question.hide', show: 'question.show' },
    find: (tx, id) => tx.faqEntry.findUnique({ where: { id }, select: { slug: true } }),
    update: (tx, id, hidden) =>
      tx.faqEntry.updateMany({ where: { id, hidden: !hidden }, data: { hidden } }),
  },
  news: {
    tag: 'news-honors',
    acts: { hide: 'news.hide', show: 'news.show' },
    find: (tx, id) => tx.newsHonor.findUnique({ where: { id }, select: { slug: true } }),
    update: (tx, id, hidden) =>
      tx.newsHonor.updateMany({ where: { id, hidden: !hidden }, data: { hidden } }),
  },
  partner: {
    tag: 'partners',
    acts: { hide: 'partner.hide', show: 'partner.show' },
    find: (tx, id) => tx.partner.findUnique({ where: { id }, select: { slug: true } }),
    update: (tx, id, hidden) =>
      tx.partner.updateMany({ where: { id, hidden: !hidden }, data: { hidden } }),
  },
};

/** Hides content from learners, or shows it again, and marks its pages stale. Idempotent.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND */
export async function setHidden({
  ctx,
  input: { kind, id, hidden, reason },
}: Verb<SetHiddenInput>): Promise<void> {
  requirePermission({ ctx, input: 'siteContent.write' });
  const { tag, acts, find, update } = KINDS[kind];
  await withTransaction(ctx, async (tx) => {
    const row = await find(tx, id);
    if (!row) throw new ServiceError('CONTENT_NOT_FOUND');
    const { count } = await update(tx, id, hidden);
    if (count === 0) return;
    await markTagsStale(tx, [tag], ctx.now());
    await recordAct(tx, ctx, {
      kind: hidden ? acts.hide : acts.show,
      permission: 'siteContent.write',
      subject: [kind, row.slug],
      before: { hidden: !hidden },
      after: { hidden },
      reason,
    });
  });
}
