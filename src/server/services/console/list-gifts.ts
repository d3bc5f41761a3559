import { giftStateAt } from '~/domain/gift';
import { resendState } from '~/domain/mail-resend';
import { textIn } from '~/i18n/writing';
import { cleanCode } from '~/lib/clean-typed';
import type { GiftRow, ListGiftsInput } from '~/schemas/operator-gift';
import type { TablePage } from '~/schemas/table';
import type { ServiceContext, Verb } from '~/server/context';
import type { Prisma } from '~/server/db';
import { isPermitted, requirePermission } from '../operator/permissions';
import { BUYER, toBuyer } from '../order/buyer';
import { type FoundMail, toResendQuestion } from '../sent-mail/list-mails';
import { dayRange } from '../table/day-range';
import { keyset, toTablePage } from '../table/keyset';
import { findGiftMails } from './find-gift-mails';

/** Columns of a row, without the gift's message and the hash of its link. */
const PARTS = {
  user: BUYER,
  lines: { orderBy: { id: 'asc' }, select: { nameZh: true, nameEn: true, qty: true } },
  gift: {
    select: {
      id: true,
      email: true,
      recipientName: true,
      status: true,
      sentAt: true,
      claimedAt: true,
      claimedBy: BUYER,
    },
  },
} satisfies Prisma.OrderInclude;

/** A page of the gifts, those of the latest orders first unless the input says otherwise.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function listGifts({ ctx, input }: Verb<ListGiftsInput>): Promise<TablePage<GiftRow>> {
  requirePermission({ ctx, input: 'order.read' });
  const { cursor, order } = input;
  const { where, ...page } = keyset({ column: 'createdAt', isTime: true, order, cursor });
  // The orders have the time that the table is sorted by, and its index.
  const orders = await ctx.db.order.findMany({
    where: { gift: { isNot: null }, AND: [toFilters(input, ctx.now()), where] },
    ...page,
    include: PARTS,
  });
  const found = orders.flatMap(({ gift, ...order }) => (gift ? [{ ...order, gift }] : []));
  const mails = await findGiftMails(
    ctx.db,
    found.map(({ gift }) => gift),
  );
  return toTablePage(
    found,
    ({ createdAt: value, id }) => ({ value, id }),
    (order) => toRow(order, mails.get(order.gift.id) ?? null, ctx),
  );
}

function toFilters({ state, q, from, to }: ListGiftsInput, now: Date): Prisma.OrderWhereInput {
  const createdAt = dayRange({ from, to });
  return {
    ...(createdAt && { createdAt }),
    ...(state && toStateFilter(state, now)),
    ...(q && toTextFilter(q)),
  };
}

/** Condition of the gifts in a state, as `giftStateAt` computes it. */
function toStateFilter(
  state: NonNullable<ListGiftsInput['state']>,
  now: Date,
): Prisma.OrderWhereInput {
  if (state !== 'WAITING' && state !== 'LAPSED') return { gift: { status: state } };
  const isPayable = { status: 'PENDING', expiresAt: { gt: now } } as const;
  const isWaiting = { gift: { status: 'WAITING' } } as const;
  return state === 'WAITING' ? { ...isWaiting, ...isPayable } : { ...isWaiting, NOT: isPayable };
}

function toTextFilter(q: string): Prisma.OrderWhereInput {
  const text = cleanCode(q)
    .replaceAll(/\s/g, '')
    .replaceAll(/[\\%_]/g, '\\$&');
  const number = text.toUpperCase();
  const part = { contains: text.toLowerCase() };
  const person = { anonymisedAt: null, email: part };
  return {
    OR: [
      ...(/^SY\d/.test(number) ? [{ number: { startsWith: number } }] : []),
      { gift: { OR: [{ email: part }, { claimedBy: person }] } },
      { user: person },
    ],
  };
}

type FoundOrder = Prisma.OrderGetPayload<{ include: typeof PARTS }>;
type FoundGift = Omit<FoundOrder, 'gift'> & { gift: NonNullable<FoundOrder['gift']> };

function toRow(order: FoundGift, mail: FoundMail | null, ctx: ServiceContext): GiftRow {
  const { number, createdAt, user, lines, gift } = order;
  const { email, recipientName: name, status, sentAt, claimedAt, claimedBy } = gift;
  return {
    number,
    createdAt,
    state: giftStateAt({ status, order }, ctx.now()),
    buyer: toBuyer(user),
    email,
    name,
    lines: lines.map((line) => ({
      name: textIn(line, 'name', ctx.language),
      qty: line.qty,
    })),
    sentAt,
    claimedAt,
    claimedBy: claimedBy && toBuyer(claimedBy),
    mail: mail && {
      id: mail.id,
      status: mail.status,
      isResendable: status === 'SENT' && canResend(mail, ctx),
    },
  };
}

function canResend(mail: FoundMail, ctx: ServiceContext): boolean {
  return (
    isPermitted({ ctx, input: 'mail.resend' }) &&
    resendState(toResendQuestion(mail), ctx.now()) === 'possible'
  );
}
