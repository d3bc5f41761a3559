import { pageLanguage } from '~/i18n/server';
import { guardConsolePage } from '~/server/api/page-guards';
import { consoleMetadata } from '../../_metadata';
import { NewActivityPage } from '../../_parts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = consoleMetadata('activity.edit', (t) => t('consoleActivities.new'));

/** The form of a new activity. */
export default async function Page({ params }: Props) {
  await guardConsolePage(await pageLanguage(params), 'activity.edit');
  return <NewActivityPage />;
}
