import type { ProviderOutcome } from '~/schemas/invoice-provider';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { findInvoiceProvider } from '~/server/gateways/invoice/configured';
import {
  type InvoiceProvider,
  ProviderUnavailable,
  type Rejected,
} from '~/server/gateways/invoice/provider';
import type { InvoiceProviderName } from '~/server/prisma-client/client';
import { log } from '~/server/telemetry/log.mjs';
import { type Claim, rejectRequest, releaseRequest } from './provider-request';

/** The agency that issued an invoice.
 *  @throws ServiceError INVOICE_PROVIDER_MISSING (a person issued it, or the agency's keys are not set) */
export function requireProvider(name: InvoiceProviderName): InvoiceProvider {
  const provider = findInvoiceProvider(name);
  if (!provider) throw new ServiceError('INVOICE_PROVIDER_MISSING');
  return provider;
}

interface RequestInput<Done> {
  claim: Claim;
  /** The requests to the agency, outside of any transaction. */
  send: () => Promise<Done | Rejected>;
  /** Records the result, in a transaction of its own. @returns its number */
  record: (done: Exclude<Done, Rejected>) => Promise<string>;
}

/** Sends a claimed request to an agency, and records the result. After any failure the claim is released.
 *  @throws ServiceError of `send` and `record`; the result is then unknown for the next caller */
export async function requestAtProvider<Done extends { state: string }>({
  ctx,
  input: { claim, send, record },
}: Verb<RequestInput<Done>>): Promise<ProviderOutcome> {
  try {
    const answer = await send();
    if (isRejected(answer)) {
      await rejectRequest({ ctx, input: { claim, rejected: answer } });
      return answer;
    }
    return { state: 'done', number: await record(answer as Exclude<Done, Rejected>) };
  } catch (error) {
    await releaseRequest({ ctx, input: claim });
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn({ order: claim.invoice.orderId, error }, 'The invoice agency did not answer.');
    return { state: 'unknown' };
  }
}

function isRejected(answer: { state: string }): answer is Rejected {
  return answer.state === 'rejected';
}
