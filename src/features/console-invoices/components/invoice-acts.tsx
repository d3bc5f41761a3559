'use client';
import { Button } from '~/components/ui/button';
import { useI18n } from '~/i18n/client';
import type { InvoiceRow } from '~/schemas/operator-invoice';
import { type Agency, type InvoiceAct, listAgencyActs, listInvoiceActs } from '../acts';
import type { AgencyRequest } from '../use-agency';

export interface InvoiceActHandlers {
  /** Opens the dialog that records an act at the tax platform. */
  onAct: (act: InvoiceAct) => void;
  /** Asks the agency, after a question. */
  onAgency: (request: AgencyRequest) => void;
}

interface InvoiceActsProps extends InvoiceActHandlers {
  invoice: InvoiceRow;
  agency: Agency;
}

/** The acts of an invoice in its state: first those of the agency, then the records of acts by a person. */
export function InvoiceActs({ invoice, agency, onAct, onAgency }: InvoiceActsProps) {
  const t = useI18n();
  const agencyActs = listAgencyActs(invoice, agency);
  const name = (act: string) => t('consoleInvoices.actName', { act, order: invoice.order });
  return (
    <span className="flex flex-wrap gap-2">
      {agencyActs.map((kind) => {
        const act = t(`consoleInvoices.agency.act.${kind}`);
        return (
          <Button
            key={kind}
            variant="secondary"
            size="sm"
            aria-label={name(act)}
            onClick={() => onAgency({ kind, invoices: [invoice] })}
          >
            {act}
          </Button>
        );
      })}
      {listInvoiceActs(invoice, agency).map((kind) => {
        const act = t(`consoleInvoices.act.${kind}`);
        return (
          <Button
            key={kind}
            variant={kind === 'CORRECTED' || agencyActs.length > 0 ? 'quiet' : 'secondary'}
            size="sm"
            aria-label={name(act)}
            onClick={() => onAct({ kind, invoice })}
          >
            {act}
          </Button>
        );
      })}
    </span>
  );
}
