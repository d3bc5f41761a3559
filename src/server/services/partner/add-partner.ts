import type { AddPartnerInput } from '~/schemas/operator-partner';
import type { Verb } from '~/server/context';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { insertWithSlug, toSlug } from '../site-content/free-slug';
import { markTagsStale } from '../stale-tag/mark-stale';
import { partnerColumns } from './partner-columns';

/** Adds a partner below the others, and marks the home page stale. The same id twice is one partner.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function addPartner({ ctx, input }: Verb<AddPartnerInput>): Promise<void> {
  requirePermission({ ctx, input: 'siteContent.write' });
  const { id } = input;
  const at = ctx.now();
  const columns = partnerColumns(input);
  await withTransaction(ctx, async (tx) => {
    const { _max } = await tx.partner.aggregate({ _max: { position: true } });
    const row = { id, ...columns, position: (_max.position ?? -1) + 1, editedAt: at };
    const slug = await insertWithSlug(
      toSlug(input.name.en, 'partner'),
      (free) => tx.partner.createMany({ data: [{ ...row, slug: free }], skipDuplicates: true }),
      async () => (await tx.partner.count({ where: { id } })) > 0,
    );
    if (slug === null) return;
    await markTagsStale(tx, ['partners'], at);
    await recordAct(tx, ctx, {
      kind: 'partner.add',
      permission: 'siteContent.write',
      subject: ['partner', slug],
      after: columns,
    });
  });
}
