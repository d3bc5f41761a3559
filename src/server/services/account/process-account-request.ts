import { type Client, NO_CLIENT, type ServiceContext } from '~/server/context';
import { Prisma, type Tx } from '~/server/db';
import { lockUsers } from '~/server/lock-user';
import type { AccountRequest, AccountRequestKind, User } from '~/server/prisma-client/client';
import {
  recordSecurityEvent,
  type SecurityEventInput,
} from '~/server/services/audit/record-security-event';
import { enqueueMail } from '~/server/services/mail/outbox';
import { createOneTimeLink } from './one-time-link';
import { isReserved } from './reserved-email';

/** Minimum interval between two password reset mails to one account. */
const RESET_INTERVAL_MS = 60_000;
/** Minimum interval between two mails to an account whose e-mail others try to use. */
const ADDRESS_TAKEN_INTERVAL_MS = 60 * 60_000;

type RequestHandler = (tx: Tx, ctx: ServiceContext, request: AccountRequest) => Promise<void>;

const HANDLERS: Record<AccountRequestKind, RequestHandler> = {
  SIGN_UP: processSignUp,
  RESET_PASSWORD: processPasswordReset,
  CHANGE_EMAIL: processEmailChange,
};

/** Processes one request: looks up the account of its e-mail and enqueues the mail that follows. */
export function processAccountRequest(
  tx: Tx,
  ctx: ServiceContext,
  request: AccountRequest,
): Promise<void> {
  const { language } = request;
  const client = { ...NO_CLIENT, ...(request.client as Partial<Client>) };
  const actor = { kind: 'visitor', visitorHash: null } as const;
  return HANDLERS[request.kind](tx, { ...ctx, actor, language, client }, request);
}

async function processSignUp(tx: Tx, ctx: ServiceContext, request: AccountRequest) {
  const { email, userId } = request;
  const account = await lockByEmail(tx, email);
  if (!account) return;
  if (account.id !== userId) return mailAddressTaken(tx, ctx, account, 'SIGNED_UP');
  await recordSecurityEvent(tx, ctx, { kind: 'SIGNED_UP', userId: account.id });
  if (isOutdated(request, account)) return;
  await mailVerificationLink(tx, ctx, account, email);
}

async function processPasswordReset(tx: Tx, ctx: ServiceContext, { email }: AccountRequest) {
  const user = await lockByEmail(tx, email);
  const event = { kind: 'RESET_REQUESTED', userId: user?.id ?? null } as const;
  await recordSecurityEvent(tx, ctx, user ? event : { ...event, email });
  if (!user || user.disabledAt) return;
  const purpose = 'RESET_PASSWORD';
  const now = ctx.now();
  const since = new Date(now.getTime() - RESET_INTERVAL_MS);
  const recent = { userId: user.id, purpose, usedAt: null, createdAt: { gt: since } } as const;
  if ((await tx.oneTimeLink.count({ where: recent })) > 0) return;
  const token = await createOneTimeLink(tx, { userId: user.id, purpose, email, now });
  await enqueueMail(tx, {
    template: 'reset-password',
    recipient: email,
    language: ctx.language,
    payload: { name: user.name, token },
  });
}

/** Mails the link of a requested new e-mail. When another account has that e-mail or can restore it, a link
 *  is created but not mailed, so that the requesting user sees no difference. */
async function processEmailChange(tx: Tx, ctx: ServiceContext, request: AccountRequest) {
  const { email, userId } = request;
  if (userId === null) return;
  await lockUsers(tx, Prisma.sql`id = ${userId}::uuid OR email = ${email}`, 'UPDATE');
  const user = await tx.user.findUnique({ where: { id: userId } });
  if (!user || user.disabledAt || user.email === email || isOutdated(request, user)) return;
  const account = await tx.user.findUnique({ where: { email } });
  const isFree = !account && !(await isReserved(tx, { email, userId, now: ctx.now() }));
  if (isFree) return mailVerificationLink(tx, ctx, user, email);
  await createOneTimeLink(tx, { userId, purpose: 'VERIFY_EMAIL', email, now: ctx.now() });
  if (account) await mailAddressTaken(tx, ctx, account, 'EMAIL_CHANGE_REQUESTED');
}

/** Whether the account's credentials have changed since the request was made. Call it once the account is
 *  locked. */
const isOutdated = (request: AccountRequest, account: User) =>
  request.credentialsVersion !== account.credentialsVersion;

async function mailVerificationLink(
  tx: Tx,
  ctx: ServiceContext,
  { id: userId, name }: User,
  email: string,
) {
  const now = ctx.now();
  const token = await createOneTimeLink(tx, { userId, purpose: 'VERIFY_EMAIL', email, now });
  await enqueueMail(tx, {
    template: 'verify-email',
    recipient: email,
    language: ctx.language,
    payload: { name, token },
  });
}

async function mailAddressTaken(
  tx: Tx,
  ctx: ServiceContext,
  account: User,
  kind: SecurityEventInput['kind'],
): Promise<void> {
  const recentEmails = await tx.securityEvent.count({
    where: {
      userId: account.id,
      at: { gt: new Date(ctx.now().getTime() - ADDRESS_TAKEN_INTERVAL_MS) },
      detail: { path: ['taken'], equals: true },
    },
  });
  await recordSecurityEvent(tx, ctx, { kind, userId: account.id, detail: { taken: true } });
  if (recentEmails > 0) return;
  await enqueueMail(tx, {
    template: 'address-taken',
    recipient: account.email,
    language: account.language,
    payload: { name: account.name },
  });
}

/** The account of an e-mail, locked, so that its requests are processed one after the other. */
async function lockByEmail(tx: Tx, email: string): Promise<User | null> {
  await lockUsers(tx, Prisma.sql`email = ${email}`, 'UPDATE');
  return tx.user.findUnique({ where: { email } });
}
