import type { ProviderOutcome } from '~/schemas/invoice-provider';
import type { ServiceContext } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { findInvoiceProvider } from '~/server/gateways/invoice/configured';
import {
  type InvoiceProvider,
  ProviderUnavailable,
  type Refused,
} from '~/server/gateways/invoice/provider';
import type { InvoiceProviderName } from '~/server/prisma-client/client';
import { log } from '~/server/telemetry/log.mjs';
import { type Claim, refuseRequest, releaseRequest } from './provider-request';

/** The agency that issued an invoice.
 *  @throws ServiceError INVOICE_PROVIDER_MISSING (a person issued it, or the agency's keys are not set) */
export function requireProvider(name: InvoiceProviderName): InvoiceProvider {
  const provider = findInvoiceProvider(name);
  if (!provider) throw new ServiceError('INVOICE_PROVIDER_MISSING');
  return provider;
}

/** Asks an agency for what was claimed, and records how it ended. However it fails, the claim does not stay.
 *  @param ask the requests to the agency, outside of any transaction
 *  @param record writes down what was done, in a transaction of its own
 *  @throws ServiceError of `ask` and `record`; then it is unknown for the next caller */
export async function askProvider<Done extends { state: string }>(
  ctx: ServiceContext,
  claim: Claim,
  ask: () => Promise<Done | Refused>,
  record: (done: Exclude<Done, Refused>) => Promise<string>,
): Promise<ProviderOutcome> {
  try {
    const answer = await ask();
    if (isRefused(answer)) {
      await refuseRequest(ctx, claim, answer);
      return answer;
    }
    return { state: 'done', number: await record(answer as Exclude<Done, Refused>) };
  } catch (error) {
    await releaseRequest(ctx, claim);
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn({ order: claim.invoice.orderId, error }, 'The invoice agency did not answer.');
    return { state: 'unknown' };
  }
}

function isRefused(answer: { state: string }): answer is Refused {
  return answer.state === 'refused';
}
