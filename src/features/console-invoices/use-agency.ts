'use client';
import { useState } from 'react';
import { withConfirmation } from '~/console/confirmation';
import type { ErrorCode } from '~/schemas/error-codes';
import type { ProviderOutcome } from '~/schemas/invoice-provider';
import type { InvoiceRow } from '~/schemas/operator-invoice';
import { errorCode, isUndecided } from '~/trpc/error-code';
import type { AgencyActKind } from './acts';
import { useAgencyMutations } from './hooks';

/** What the agency is to be asked for, about one invoice or several. */
export interface AgencyRequest {
  kind: AgencyActKind;
  invoices: readonly InvoiceRow[];
}

/** How it ended for one order; `skipped` was not sent, because the one before would have failed in the same way. */
export interface AgencyResult {
  order: string;
  outcome: ProviderOutcome | { state: 'failed'; code: ErrorCode } | { state: 'skipped' };
}

export interface AgencyRun {
  results: readonly AgencyResult[];
  count: number;
  busy: boolean;
}

/** Rejections that the next invoice would get, too. */
const OF_THE_SHOP: readonly string[] = ['NUMBERS_USED_UP', 'CREDENTIALS', 'CLOCK', 'BUSY'];

function endsRun({ outcome }: AgencyResult): boolean {
  if (outcome.state === 'rejected') return OF_THE_SHOP.includes(outcome.reason);
  return outcome.state === 'unknown';
}

/** Asks the agency about one invoice after the other, so that each has its own result and its own act in the log. */
export function useAgency() {
  const { issue, voidIt, allow } = useAgencyMutations();
  const [progress, setProgress] = useState<AgencyRun | null>(null);
  const call = (kind: AgencyActKind, invoice: InvoiceRow, reason: string) => {
    const { id, amount, allowanceDue } = invoice;
    const given = reason ? { reason } : {};
    if (kind === 'ISSUE') return issue.mutateAsync({ id, amount, ...given });
    if (kind === 'VOID') return voidIt.mutateAsync({ id, ...given });
    return allow.mutateAsync({ id, amount: allowanceDue, ...given });
  };
  const request = async (kind: AgencyActKind, invoice: InvoiceRow, reason: string) => {
    try {
      return await withConfirmation(() => call(kind, invoice, reason));
    } catch (error) {
      if (isUndecided(error)) return { state: 'unknown' } as const;
      return { state: 'failed', code: errorCode(error) ?? 'INTERNAL' } as const;
    }
  };
  const run = async ({ kind, invoices }: AgencyRequest, reason: string) => {
    const results: AgencyResult[] = [];
    const show = (busy: boolean) =>
      setProgress({ results: [...results], count: invoices.length, busy });
    show(true);
    let ended = false;
    for (const invoice of invoices) {
      const outcome = ended
        ? ({ state: 'skipped' } as const)
        : await request(kind, invoice, reason);
      // The password was not confirmed: nothing was sent, and nothing of the rest is.
      if (!outcome) break;
      const result = { order: invoice.order, outcome };
      results.push(result);
      ended ||= endsRun(result);
      show(true);
    }
    if (results.length > 0) show(false);
    else setProgress(null);
  };
  return { progress, run };
}
