import { pageLanguage } from '~/i18n/server';
import { guardConsolePage } from '~/server/api/page-guards';
import { Prefetched } from '~/trpc/prefetched';
import { prefetcher } from '~/trpc/prefetcher';
import { consoleMetadata } from '../_metadata';
import { ActivitiesPage } from '../_parts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = consoleMetadata('activity.read', (t) =>
  t('consoleShell.pages.activities'),
);

/** The activities with their seats. */
export default async function Page({ params }: Props) {
  const language = await pageLanguage(params);
  const { role } = await guardConsolePage(language, 'activity.read');
  const { queries, state } = await prefetcher(language);
  await queries.operator.activities.list.prefetch();
  return (
    <Prefetched state={state()}>
      <ActivitiesPage role={role} now={new Date()} />
    </Prefetched>
  );
}
