'use client';
import type { InvoiceRejection } from '~/domain/invoice/rejection';
import { useScopedI18n } from '~/i18n/client';

/** The reason of the agency's refusal and a solution, with the agency's own words if there are any. */
export function useRejectionText(): (reason: InvoiceRejection, detail: string | null) => string {
  const t = useScopedI18n('consoleInvoices.agency');
  return (reason, detail) =>
    [t(`rejection.${reason}`), detail && t('detail', { detail })].filter(Boolean).join(' ');
}
