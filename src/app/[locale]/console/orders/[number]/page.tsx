import { pageLanguage } from '~/i18n/server';
import { guardConsolePage } from '~/server/api/page-guards';
import { Prefetched } from '~/trpc/prefetched';
import { prefetcher } from '~/trpc/prefetcher';
import { orNotFound } from '../../../_queries/or-not-found';
import { consoleMetadata } from '../../_metadata';
import { OperatorOrderPage } from '../../_parts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string; number: string }>;
}

export const generateMetadata = consoleMetadata('order.read', (t) =>
  t('consoleShell.pages.orders'),
);

/** An order: buyer, contents, payment, changes. */
export default async function Page({ params }: Props) {
  const language = await pageLanguage(params);
  const { role } = await guardConsolePage(language, 'order.read');
  const { number } = await params;
  const { queries, state } = await prefetcher(language);
  await queries.operator.console.order.fetch({ number }).catch(orNotFound);
  return (
    <Prefetched state={state()}>
      <OperatorOrderPage number={number} role={role} />
    </Prefetched>
  );
}
