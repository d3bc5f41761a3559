import { fromStoredRole } from '~/domain/role';
import type {
  AccountView,
  FindAccountInput,
  SecurityEventPage,
  SecurityEventsInput,
} from '~/schemas/operator';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { requirePermission } from './permissions';

/** The account of an e-mail, as an operator sees it.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | ACCOUNT_NOT_FOUND */
export async function findAccount({ ctx, input }: Verb<FindAccountInput>): Promise<AccountView> {
  requirePermission({ ctx, input: 'person.read' });
  return readAccount({ ctx, input: { email: input.email } });
}

/** The account of an id or an e-mail.
 *  @throws ServiceError ACCOUNT_NOT_FOUND */
export async function readAccount({
  ctx,
  input: where,
}: Verb<{ id: string } | { email: string }>): Promise<AccountView> {
  const account = await ctx.db.user.findUnique({
    where: { ...where, anonymisedAt: null },
    include: { _count: { select: { sessions: { where: { expires: { gt: ctx.now() } } } } } },
  });
  if (!account) throw new ServiceError('ACCOUNT_NOT_FOUND');
  const { id, email, name, role, emailVerifiedAt, createdAt, disabledAt, _count } = account;
  const validated = emailVerifiedAt !== null;
  return {
    id,
    email,
    name,
    role: fromStoredRole(role),
    validated,
    createdAt,
    disabledAt,
    sessions: _count.sessions,
  };
}

/** An account's audit log, newest first, a page at a time.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function listSecurityEvents({
  ctx,
  input,
}: Verb<SecurityEventsInput>): Promise<SecurityEventPage> {
  requirePermission({ ctx, input: 'securityEvent.read' });
  const { id: userId, limit, cursor } = input;
  const last = cursor && (await ctx.db.securityEvent.findFirst({ where: { id: cursor, userId } }));
  const rows = await ctx.db.securityEvent.findMany({
    where: {
      userId,
      ...(last && { OR: [{ at: { lt: last.at } }, { at: last.at, id: { lt: last.id } }] }),
    },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: limit + 1,
  });
  const events = rows
    .slice(0, limit)
    .map(({ id, at, kind, actor, address, userAgent, detail }) => ({
      id,
      at,
      kind,
      actor,
      address,
      userAgent,
      detail: detail as Record<string, unknown>,
    }));
  return { events, next: rows.length > limit ? (events.at(-1)?.id ?? null) : null };
}
