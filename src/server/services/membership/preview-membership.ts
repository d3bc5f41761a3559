import { type Grant, membershipAt } from '~/domain/membership';
import type { Permission } from '~/domain/permissions';
import type { MembershipPreview, PreviewMembershipInput } from '~/schemas/membership';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { requirePermission } from '../operator/permissions';
import { assertPausable, assertPaused } from './assert-change';
import { assertGrantable, assertGrantLimit } from './assert-grantable';
import { getLedger } from './get-ledger';

const PERMISSION = {
  grant: 'membership.grant',
  pause: 'membership.pause',
  resume: 'membership.pause',
} as const satisfies Record<PreviewMembershipInput['act'], Permission>;

/** The effect of a grant, a pause or a resumption on a membership, by the rule of the ledger. It writes nothing, and
 *  fails with the same errors as the act.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | ACCOUNT_NOT_FOUND | OWN_ACCOUNT | GRANT_TOO_LONG |
 *    GRANT_LIMIT_REACHED | NOT_A_MEMBER | ALREADY_PAUSED | NOT_PAUSED */
export async function previewMembership({
  ctx,
  input,
}: Verb<PreviewMembershipInput>): Promise<MembershipPreview> {
  requirePermission({ ctx, input: PERMISSION[input.act] });
  if (input.act === 'grant') assertGrantable({ ctx, input });
  const account = { id: input.id, anonymisedAt: null };
  if ((await ctx.db.user.count({ where: account })) === 0)
    throw new ServiceError('ACCOUNT_NOT_FOUND');
  if (input.act === 'grant') await assertGrantLimit(ctx.db, ctx, input);
  const now = ctx.now();
  const ledger = await getLedger(ctx.db, input.id);
  const before = membershipAt(ledger, now);
  if (input.act === 'pause') assertPausable(before);
  if (input.act === 'resume') assertPaused(before);
  return { before, after: membershipAt([...ledger, toEntry(input, now)], now) };
}

function toEntry(input: PreviewMembershipInput, grantedAt: Date): Grant {
  const entry = { months: 0, grantedAt };
  switch (input.act) {
    case 'grant':
      return { ...entry, kind: 'GRANT', days: input.days };
    case 'pause':
      return { ...entry, kind: 'PAUSE', days: input.days };
    case 'resume':
      return { ...entry, kind: 'RESUME', days: 0 };
  }
}
