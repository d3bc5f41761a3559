import { ROLES, type Role } from '~/domain/role';
import { toTable } from '~/lib/to-table';
import { readInput } from '~/operate/read-input';
import { UsageError } from '~/operate/usage-error';
import { disableAccountSchema, findAccountSchema, securityEventsSchema } from '~/schemas/operator';
import type { ServiceContext } from '~/server/context';
import { disableAccount } from '~/server/services/operator/disable-account';
import { enableAccount } from '~/server/services/operator/enable-account';
import { findAccount, listSecurityEvents } from '~/server/services/operator/queries';
import { setRole } from '~/server/services/operator/set-role';

const USAGE = `npm run account -- show EMAIL
npm run account -- role EMAIL ${ROLES.join('|')}
npm run account -- disable EMAIL REASON
npm run account -- enable EMAIL
npm run account -- events EMAIL`;

/** Names of roles in earlier releases, which scripts may still use. */
const FORMER_NAMES = toTable<Role>({ ADMIN: 'OWNER' });

/** Runs one command as the system.
 *  @param args such as `['role', 'ming@example.com', 'OWNER']`
 *  @returns the lines to print
 *  @throws UsageError | ServiceError */
export async function runAccountCommand(ctx: ServiceContext, args: string[]): Promise<string[]> {
  const [command, address, ...rest] = args;
  const [roleName, ...words] = rest;
  const parsed = findAccountSchema.safeParse({ email: address });
  const role = ROLES.find((name) => name === (FORMER_NAMES.get(roleName ?? '') ?? roleName));
  const known = ['show', 'role', 'disable', 'enable', 'events'].includes(command ?? '');
  const isReasonGiven = rest.length > 0;
  const isComplete =
    command === 'role'
      ? role !== undefined && words.length === 0
      : isReasonGiven === (command === 'disable');
  if (!known || !parsed.success || !isComplete) throw new UsageError(USAGE);
  const { id } = await findAccount({ ctx, input: parsed.data });
  const reason = rest.join(' ');
  if (command === 'events') return events(ctx, id);
  if (command === 'role' && role) await setRole({ ctx, input: { id, role } });
  if (command === 'disable')
    await disableAccount({ ctx, input: readInput(disableAccountSchema, { id, reason }, USAGE) });
  if (command === 'enable') await enableAccount({ ctx, input: { id } });
  const account = await findAccount({ ctx, input: parsed.data });
  const state = account.disabledAt
    ? `disabled since ${account.disabledAt.toISOString()}`
    : 'enabled';
  return [`${account.email}: ${account.role}, ${state}, ${account.sessions} signed-in devices`];
}

async function events(ctx: ServiceContext, id: string): Promise<string[]> {
  const page = await listSecurityEvents({ ctx, input: securityEventsSchema.parse({ id }) });
  return page.events.map(({ at, kind, actor, address, detail }) =>
    [at.toISOString(), kind, actor, address ?? '–', JSON.stringify(detail)].join('  '),
  );
}
