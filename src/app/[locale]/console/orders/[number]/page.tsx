import { hasPermission } from '~/domain/permissions';
import { pageLanguage } from '~/i18n/server';
import { guardConsolePage } from '~/server/api/page-guards';
import { Prefetched } from '~/trpc/prefetched';
import { prefetcher } from '~/trpc/prefetcher';
import { orNotFound } from '../../../_queries/or-not-found';
import { consoleMetadata } from '../../_metadata';
import { OperatorOrderPage, OrderOutlinePage } from '../../_parts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string; number: string }>;
}

export const generateMetadata = consoleMetadata('order.view', (t) =>
  t('consoleShell.pages.orders'),
);

/** An order: buyer, contents, payment, changes; for support its outline. */
export default async function Page({ params }: Props) {
  const language = await pageLanguage(params);
  const { role } = await guardConsolePage(language, 'order.view');
  const { number } = await params;
  const { queries, state } = await prefetcher(language);
  const seesAll = hasPermission(role, 'order.read');
  const { order, orderOutline } = queries.operator.console;
  await (seesAll ? order.fetch({ number }) : orderOutline.fetch({ number })).catch(orNotFound);
  return (
    <Prefetched state={state()}>
      {seesAll ? (
        <OperatorOrderPage number={number} role={role} />
      ) : (
        <OrderOutlinePage number={number} />
      )}
    </Prefetched>
  );
}
