'use client';
import type { InvoiceRejection } from '~/domain/invoice/rejection';
import { useScopedI18n } from '~/i18n/client';

/** Why the agency did not do it, and what to do about that, with its own words where it gave any. */
export function useRejectionText(): (reason: InvoiceRejection, detail: string | null) => string {
  const t = useScopedI18n('consoleInvoices.agency');
  return (reason, detail) =>
    [t(`rejection.${reason}`), detail && t('detail', { detail })].filter(Boolean).join(' ');
}
