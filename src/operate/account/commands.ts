import { UsageError } from '~/operate/usage-error';
import {
  accountIdSchema,
  findAccountSchema,
  ROLES,
  securityEventsSchema,
} from '~/schemas/operator';
import type { ServiceContext } from '~/server/context';
import { disableAccount } from '~/server/services/operator/disable-account';
import { enableAccount } from '~/server/services/operator/enable-account';
import { findAccount, listSecurityEvents } from '~/server/services/operator/queries';
import { setRole } from '~/server/services/operator/set-role';

export const USAGE = `npm run account -- show EMAIL
npm run account -- role EMAIL ${ROLES.join('|')}
npm run account -- disable EMAIL
npm run account -- enable EMAIL
npm run account -- events EMAIL`;

/** Runs one command as the system and says what came of it, line by line.
 *  @param words such as `['role', 'ming@example.com', 'ADMIN']`
 *  @throws UsageError | ServiceError */
export async function runAccountCommand(ctx: ServiceContext, words: string[]): Promise<string[]> {
  const [command, address, wanted, ...rest] = words;
  const given = findAccountSchema.safeParse({ email: address });
  const role = ROLES.find((name) => name === wanted);
  const known = ['show', 'role', 'disable', 'enable', 'events'].includes(command ?? '');
  const complete = command === 'role' ? role !== undefined : wanted === undefined;
  if (!known || !given.success || !complete || rest.length > 0) throw new UsageError(USAGE);
  const { id } = await findAccount({ ctx, input: given.data });
  const input = accountIdSchema.parse({ id });
  if (command === 'events') return events(ctx, id);
  if (command === 'role' && role) await setRole({ ctx, input: { id, role } });
  if (command === 'disable') await disableAccount({ ctx, input });
  if (command === 'enable') await enableAccount({ ctx, input });
  const now = await findAccount({ ctx, input: given.data });
  const state = now.disabledAt ? `disabled since ${now.disabledAt.toISOString()}` : 'enabled';
  return [`${now.email}: ${now.role}, ${state}, ${now.sessions} signed-in devices`];
}

async function events(ctx: ServiceContext, id: string): Promise<string[]> {
  const page = await listSecurityEvents({ ctx, input: securityEventsSchema.parse({ id }) });
  return page.events.map(({ at, kind, actor, address, detail }) =>
    [at.toISOString(), kind, actor, address ?? '–', JSON.stringify(detail)].join('  '),
  );
}
