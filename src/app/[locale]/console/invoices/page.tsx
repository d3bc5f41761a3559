import { pageLanguage } from '~/i18n/server';
import { guardConsolePage } from '~/server/api/page-guards';
import { invoiceAgency } from '~/server/gateways/invoice/configured';
import { consoleMetadata } from '../_metadata';
import { InvoiceTable } from '../_parts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = consoleMetadata('invoice.read', (t) =>
  t('consoleShell.pages.invoices'),
);

/** Tasks for operators at the tax platform. */
export default async function Page({ params }: Props) {
  await guardConsolePage(await pageLanguage(params), 'invoice.read');
  return <InvoiceTable now={new Date()} agency={invoiceAgency()} />;
}
