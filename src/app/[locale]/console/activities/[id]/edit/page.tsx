import { notFound } from 'next/navigation';
import { pageLanguage } from '~/i18n/server';
import { activitySlugSchema } from '~/schemas/activity';
import { guardConsolePage } from '~/server/api/page-guards';
import { Prefetched } from '~/trpc/prefetched';
import { prefetcher } from '~/trpc/prefetcher';
import { orNotFound } from '../../../../_queries/or-not-found';
import { consoleMetadata } from '../../../_metadata';
import { ActivityEditPage } from '../../../_parts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string; id: string }>;
}

export const generateMetadata = consoleMetadata('activity.edit', (t) =>
  t('consoleShell.pages.activities'),
);

/** The form of an activity. */
export default async function Page({ params }: Props) {
  const language = await pageLanguage(params);
  await guardConsolePage(language, 'activity.edit');
  const { id: slug } = await params;
  if (!activitySlugSchema.safeParse({ slug }).success) notFound();
  const { queries, state } = await prefetcher(language);
  const { activities } = queries.operator;
  await Promise.all([activities.edited.fetch({ slug }), activities.get.fetch({ slug })]).catch(
    orNotFound,
  );
  return (
    <Prefetched state={state()}>
      <ActivityEditPage slug={slug} now={new Date()} />
    </Prefetched>
  );
}
