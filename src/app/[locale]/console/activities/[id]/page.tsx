import { notFound } from 'next/navigation';
import { pageLanguage } from '~/i18n/server';
import { activitySlugSchema } from '~/schemas/activity';
import { guardConsolePage } from '~/server/api/page-guards';
import { Prefetched } from '~/trpc/prefetched';
import { prefetcher } from '~/trpc/prefetcher';
import { orNotFound } from '../../../_queries/or-not-found';
import { consoleMetadata } from '../../_metadata';
import { ActivityPage } from '../../_parts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string; id: string }>;
}

export const generateMetadata = consoleMetadata('activity.read', (t) =>
  t('consoleShell.pages.activities'),
);

/** An activity: its registrations, its seats, and the check-in. */
export default async function Page({ params }: Props) {
  const language = await pageLanguage(params);
  const { role } = await guardConsolePage(language, 'activity.read');
  const { id: slug } = await params;
  if (!activitySlugSchema.safeParse({ slug }).success) notFound();
  const { queries, state } = await prefetcher(language);
  await queries.operator.activities.get.fetch({ slug }).catch(orNotFound);
  return (
    <Prefetched state={state()}>
      <ActivityPage slug={slug} role={role} now={new Date()} />
    </Prefetched>
  );
}
