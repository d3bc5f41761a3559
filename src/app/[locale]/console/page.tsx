import { pageLanguage } from '~/i18n/server';
import { guardConsolePage } from '~/server/api/page-guards';
import { Prefetched } from '~/trpc/prefetched';
import { prefetcher } from '~/trpc/prefetcher';
import { consoleMetadata } from './_metadata';
import { TodayBoard } from './_parts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = consoleMetadata('today.read', (t) => t('consoleShell.today.title'));

/** The operator's open tasks. */
export default async function TodayPage({ params }: Props) {
  const language = await pageLanguage(params);
  await guardConsolePage(language, 'today.read');
  const { queries, state } = await prefetcher(language);
  await queries.operator.console.today.prefetch();
  return (
    <Prefetched state={state()}>
      <TodayBoard now={new Date()} />
    </Prefetched>
  );
}
