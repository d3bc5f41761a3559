'use client';
import { type BulkResult, type BulkRun, useBulk } from '~/console/bulk/use-bulk';
import { useScopedI18n } from '~/i18n/client';
import type { ProviderOutcome } from '~/schemas/invoice-provider';
import type { InvoiceRow } from '~/schemas/operator-invoice';
import type { AgencyActKind } from './acts';
import { useAgencyMutations } from './hooks';
import { useRejectionText } from './use-rejection-text';

/** A request to the agency for one invoice or several. */
export interface AgencyRequest {
  kind: AgencyActKind;
  invoices: readonly InvoiceRow[];
}

export type AgencyResult = BulkResult<InvoiceRow, ProviderOutcome>;
export type AgencyRun = BulkRun<InvoiceRow, ProviderOutcome>;

/** Rejections that would apply to the next invoice, too. */
const OF_THE_SHOP: readonly string[] = ['NUMBERS_USED_UP', 'CREDENTIALS', 'CLOCK', 'BUSY'];

function endsRun(outcome: ProviderOutcome): boolean {
  return outcome.state === 'rejected' && OF_THE_SHOP.includes(outcome.reason);
}

/** Sends requests to the agency, one invoice after the other.
 *  @returns the progress, and `run`, which for a single invoice throws the reason of a refusal */
export function useAgency() {
  const { issue, voidIt, allow, readAgain } = useAgencyMutations();
  const t = useScopedI18n('consoleInvoices.agency');
  const toRejection = useRejectionText();
  const { progress, run, runOne } = useBulk<InvoiceRow, ProviderOutcome>({
    endsRun,
    toRejection: (outcome) =>
      outcome.state === 'rejected'
        ? t('request.rejected', { why: toRejection(outcome.reason, outcome.detail) })
        : null,
    onEnd: readAgain,
  });
  const call = (kind: AgencyActKind, invoice: InvoiceRow, reason: string) => {
    const { id, amount, allowanceDue } = invoice;
    const given = reason ? { reason } : {};
    if (kind === 'ISSUE') return issue.mutateAsync({ id, amount, ...given });
    if (kind === 'VOID') return voidIt.mutateAsync({ id, ...given });
    return allow.mutateAsync({ id, amount: allowanceDue, ...given });
  };
  return {
    progress,
    run: ({ kind, invoices }: AgencyRequest, reason: string) => {
      const ask = (invoice: InvoiceRow) => call(kind, invoice, reason);
      const [first, ...others] = invoices;
      return first && others.length === 0 ? runOne(first, ask) : run(invoices, ask);
    },
  };
}
