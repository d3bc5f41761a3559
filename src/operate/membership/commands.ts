import { randomUUID } from 'node:crypto';
import { formatDateTime } from '~/lib/format-date-time';
import { readInput } from '~/operate/read-input';
import { UsageError } from '~/operate/usage-error';
import { grantDaysSchema, pauseMembershipSchema } from '~/schemas/membership';
import { findAccountSchema } from '~/schemas/operator';
import type { MembershipView } from '~/schemas/profile';
import type { ServiceContext } from '~/server/context';
import { grantDays } from '~/server/services/membership/grant-days';
import { pauseMembership } from '~/server/services/membership/pause-membership';
import { getMembershipHistory } from '~/server/services/membership/queries';
import { resumeMembership } from '~/server/services/membership/resume-membership';
import { findAccount } from '~/server/services/operator/queries';

const USAGE = `npm run membership -- show EMAIL
npm run membership -- grant EMAIL DAYS REASON     (negative days shorten the membership)
npm run membership -- pause EMAIL DAYS REASON
npm run membership -- resume EMAIL`;

/** Runs one command as the system.
 *  @param args such as `['grant', 'ming@example.com', '7', 'sorry for the outage']`
 *  @returns the lines to print: the resulting membership
 *  @throws UsageError | ServiceError */
export async function runMembershipCommand(
  ctx: ServiceContext,
  args: readonly string[],
): Promise<string[]> {
  const [command = '', email, days, ...rest] = args;
  const address = readInput(findAccountSchema, { email }, USAGE);
  const reason = rest.join(' ');
  const { id } = await findAccount({ ctx, input: address });
  if (command === 'show' && !days)
    return toLines(await getMembershipHistory(ctx.db, id, ctx.now()));
  if (command === 'resume' && !days) return toLines(await resumeMembership({ ctx, input: { id } }));
  const amount = { id, days: Number(days), reason };
  if (command === 'grant') {
    const input = readInput(grantDaysSchema, { ...amount, grantKey: randomUUID() }, USAGE);
    return toLines(await grantDays({ ctx, input }));
  }
  if (command !== 'pause') throw new UsageError(USAGE);
  const input = readInput(pauseMembershipSchema, amount, USAGE);
  return toLines(await pauseMembership({ ctx, input }));
}

function toLines({ expiresAt, paused, history }: MembershipView): string[] {
  const format = (time: Date) => formatDateTime(time, 'en');
  const membership = paused
    ? `paused until ${format(paused.until)}, then a member until ${format(paused.expiresAt)}`
    : expiresAt
      ? `a member until ${format(expiresAt)}`
      : 'not a member';
  const entries = history.map(({ kind, months, days, from, until, orderNumber }) =>
    [
      kind,
      `${months} months`,
      `${days} days`,
      `${format(from)} – ${format(until)}`,
      orderNumber ?? '',
    ]
      .join('  ')
      .trimEnd(),
  );
  return [membership, ...entries];
}
