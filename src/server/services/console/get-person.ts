import { statusAt } from '~/domain/order';
import { MAX_ROWS_OF_PERSON, type Person, type PersonIdInput } from '~/schemas/console';
import type { ServiceContext, Verb } from '~/server/context';
import { getMembershipHistory } from '../membership/queries';
import { isPermitted, requirePermission } from '../operator/permissions';
import { readAccount } from '../operator/queries';
import { recordOpening } from '../operator/record-reading';
import { listNotes } from '../person-note/list-notes';

/** A person: the account, the membership, the operators' notes, and the orders and letters as far as the
 *  operator's role may see them. The opening of the page is recorded in the log of acts.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | ACCOUNT_NOT_FOUND */
export async function getPerson({ ctx, input: { id } }: Verb<PersonIdInput>): Promise<Person> {
  requirePermission({ ctx, input: 'person.read' });
  const account = await readAccount({ ctx, input: { id } });
  await recordOpening({ ctx, input: id });
  const [membership, notes, orders, letters] = await Promise.all([
    getMembershipHistory(ctx.db, id, ctx.now()),
    listNotes(ctx.db, id),
    isPermitted({ ctx, input: 'order.view' }) ? listOrders(ctx, id) : null,
    isPermitted({ ctx, input: 'letter.read' }) ? listLetters(ctx, id) : null,
  ]);
  return { account, membership, notes, orders, letters };
}

async function listOrders({ db, now }: ServiceContext, userId: string) {
  const orders = await db.order.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { number: true, status: true, total: true, createdAt: true, expiresAt: true },
    take: MAX_ROWS_OF_PERSON,
  });
  return orders.map(({ number, total, createdAt, ...order }) => ({
    number,
    status: statusAt(order, now()),
    total,
    createdAt,
  }));
}

function listLetters({ db }: ServiceContext, userId: string) {
  return db.contactMessage.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, subject: true, createdAt: true, repliedAt: true },
    take: MAX_ROWS_OF_PERSON,
  });
}
