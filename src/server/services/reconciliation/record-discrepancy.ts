import { PERMISSIONS } from '~/domain/permissions';
import { env } from '~/env';
import type { DiscrepancyDetail, DiscrepancyKind } from '~/schemas/discrepancy';
import type { Tx } from '~/server/db';
import { enqueueMail } from '../mail/outbox';

export interface NewDiscrepancy {
  kind: DiscrepancyKind;
  /** Subject, such as the key of a refund: the same kind about the same subject is recorded once. */
  subject: string;
  orderId: string;
  detail: DiscrepancyDetail;
  at: Date;
}

/** Records a discrepancy between our records and a gateway's, in the transaction that found it, and mails
 *  the operators; without operators, the contact address.
 *  @returns false when it was recorded before */
export async function recordDiscrepancy(
  tx: Tx,
  { kind, subject, orderId, detail, at }: NewDiscrepancy,
): Promise<boolean> {
  const { count } = await tx.discrepancy.createMany({
    data: [{ kind, discrepancyKey: discrepancyKey(kind, subject), orderId, detail, foundAt: at }],
    skipDuplicates: true,
  });
  if (count === 0) return false;
  const { number } = await tx.order.findUniqueOrThrow({ where: { id: orderId } });
  for (const { email: recipient, name, language } of await findRecipients(tx)) {
    const payload = { ...detail, name, kind, number };
    await enqueueMail(tx, { template: 'books-discrepancy', recipient, language, payload });
  }
  return true;
}

export function discrepancyKey(kind: DiscrepancyKind, subject: string): string {
  return `${kind}:${subject}`;
}

async function findRecipients(tx: Tx) {
  const operators = await tx.user.findMany({
    where: {
      role: { in: [...PERMISSIONS['discrepancy.read'].roles] },
      disabledAt: null,
      anonymisedAt: null,
    },
    orderBy: { id: 'asc' },
  });
  const { CONTACT_EMAIL, OPERATOR_NAME_ZH } = env();
  const operatorContact = { email: CONTACT_EMAIL, name: OPERATOR_NAME_ZH, language: 'zh' } as const;
  return operators.length > 0 ? operators : [operatorContact];
}
