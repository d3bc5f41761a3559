import { resendState } from '~/domain/mail-resend';
import { normaliseEmail } from '~/lib/normalise-email';
import type { ListMailsInput, MailRow } from '~/schemas/operator-mail';
import type { TablePage } from '~/schemas/table';
import type { Verb } from '~/server/context';
import type { Prisma } from '~/server/db';
import { mailReference } from '../mail/mail-reference';
import { requirePermission } from '../operator/permissions';
import { keyset, toTablePage } from '../table/keyset';

const PARTS = { resentAs: { select: { id: true } } } satisfies Prisma.OutboxMessageInclude;

export type FoundMail = Prisma.OutboxMessageGetPayload<{ include: typeof PARTS }>;

/** A page of the sent and unsent mails, the latest first. The text of a mail is not included.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function listMails({ ctx, input }: Verb<ListMailsInput>): Promise<TablePage<MailRow>> {
  requirePermission({ ctx, input: 'mail.read' });
  const { cursor, order, status, template, q } = input;
  const { where, ...page } = keyset({ column: 'createdAt', isTime: true, order, cursor });
  const found = await ctx.db.outboxMessage.findMany({
    where: {
      ...(status && { status }),
      ...(template && { template }),
      ...(q && { recipient: normaliseEmail(q) }),
      AND: where,
    },
    ...page,
    include: PARTS,
  });
  const people = await ctx.db.user.findMany({
    where: { email: { in: found.map(({ recipient }) => recipient) }, anonymisedAt: null },
    select: { id: true, email: true },
  });
  const ids = new Map(people.map(({ id, email }) => [email, id]));
  return toTablePage(
    found,
    ({ createdAt: value, id }) => ({ value, id }),
    (mail) => toRow(mail, ids.get(mail.recipient) ?? null, ctx.now()),
  );
}

function toRow(mail: FoundMail, personId: string | null, now: Date): MailRow {
  const { id, template, recipient, language, status, tries, createdAt, sentAt, lastError } = mail;
  return {
    id,
    template,
    recipient,
    personId,
    language,
    status,
    tries,
    createdAt,
    sentAt,
    lastError,
    nextTryAt: status === 'PENDING' ? mail.nextTryAt : null,
    isRepeat: mail.resendOfId !== null,
    resend: resendState(toResendQuestion(mail), now),
  };
}

/** The values that decide whether a mail can be sent again. */
export function toResendQuestion(mail: FoundMail) {
  const { template, status, createdAt, resentAs, payload } = mail;
  const hasReference = Object.values(mailReference(payload)).some(Boolean);
  return { template, status, createdAt, isResent: resentAs !== null, hasReference };
}
