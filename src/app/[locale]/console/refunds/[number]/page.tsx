import { pageLanguage } from '~/i18n/server';
import { guardConsolePage } from '~/server/api/page-guards';
import { Prefetched } from '~/trpc/prefetched';
import { prefetcher } from '~/trpc/prefetcher';
import { orNotFound } from '../../../_queries/or-not-found';
import { consoleMetadata } from '../../_metadata';
import { RefundPage } from '../../_parts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string; number: string }>;
}

export const generateMetadata = consoleMetadata('refund.read', (t) =>
  t('consoleShell.pages.refunds'),
);

/** A refund request: what it would do, and the decision. */
export default async function Page({ params }: Props) {
  const language = await pageLanguage(params);
  await guardConsolePage(language, 'refund.read');
  const { number } = await params;
  const { queries, state } = await prefetcher(language);
  await queries.operator.money.refund.fetch({ number }).catch(orNotFound);
  return (
    <Prefetched state={state()}>
      <RefundPage number={number} now={new Date()} />
    </Prefetched>
  );
}
