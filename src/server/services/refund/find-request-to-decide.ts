import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import type { RefundRequest } from '~/server/prisma-client/client';

interface Wanted {
  orderId: string;
  /** The request that the operator has read; absent: the open one. */
  requestId: string | undefined;
  status: 'APPROVED' | 'REJECTED';
  /** Name of the deciding operator in logs. */
  actor: string;
}

/** The request that an operator decides; the caller holds the order's lock.
 *  @returns null when it already has this decision, by the same operator or by a command
 *  @throws ServiceError REFUND_NOT_OPEN | REFUND_DECIDED (otherwise, or by another operator) | REFUND_WITHDRAWN */
export async function findRequestToDecide(
  tx: Tx,
  { orderId, requestId, status, actor }: Wanted,
): Promise<RefundRequest | null> {
  if (!requestId) {
    const open = await tx.refundRequest.findUnique({ where: { openKey: orderId } });
    if (open?.status === 'APPROVED' && status === 'APPROVED') return null;
    if (open?.status !== 'REQUESTED') throw new ServiceError('REFUND_NOT_OPEN');
    return open;
  }
  const request = await tx.refundRequest.findFirst({ where: { id: requestId, orderId } });
  if (!request) throw new ServiceError('REFUND_NOT_OPEN');
  if (request.status === 'REQUESTED') return request;
  if (request.status === 'WITHDRAWN') throw new ServiceError('REFUND_WITHDRAWN');
  if (request.status !== status || request.decidedBy !== actor)
    throw new ServiceError('REFUND_DECIDED');
  return null;
}
