import { notFound } from 'next/navigation';
import { Link } from '~/components/ui/link';
import { Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import { ActivityDetails } from '~/features/activity/components/activity-details';
import { ActivityHead } from '~/features/activity/components/activity-head';
import { ActivityText } from '~/features/activity/components/activity-text';
import { localePath } from '~/i18n/paths';
import { getI18n, pageLanguage } from '~/i18n/server';
import { consoleRoute } from '~/lib/console-routes';
import { activitySlugSchema } from '~/schemas/activity';
import { guardConsolePage } from '~/server/api/page-guards';
import { prefetcher } from '~/trpc/prefetcher';
import { orNotFound } from '../../../../_queries/or-not-found';
import { consoleMetadata } from '../../../_metadata';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string; id: string }>;
}

export const generateMetadata = consoleMetadata('activity.read', (t) =>
  t('consoleActivities.preview'),
);

/** An activity as learners see it, also while it is a draft, with a note in place of the registration. */
export default async function Page({ params }: Props) {
  const language = await pageLanguage(params);
  await guardConsolePage(language, 'activity.read');
  const { id: slug } = await params;
  if (!activitySlugSchema.safeParse({ slug }).success) notFound();
  const { caller } = await prefetcher(language);
  const activity = await caller.operator.activities.preview({ slug }).catch(orNotFound);
  const t = await getI18n();
  return (
    <div className="grid gap-8">
      <Notice title={t('consoleActivities.preview')}>
        <Phrases>{t('consoleActivities.previewText')}</Phrases>
      </Notice>
      <Link
        className="link inline-flex min-h-11 items-center justify-self-start"
        href={localePath(language, consoleRoute('console-activities-id', { id: slug }))}
      >
        {t('consoleActivities.toActivity')}
      </Link>
      <ActivityHead activity={activity} language={language} />
      <div className="grid gap-12 md:grid-cols-[1fr_360px]">
        <div className="order-last grid content-start gap-12 md:order-none">
          <ActivityText activity={activity} language={language} />
        </div>
        <div className="grid content-start gap-8">
          <ActivityDetails activity={activity} language={language} />
          <p className="border-t-2 border-text pt-4 text-soft">
            <Phrases>{t('consoleActivities.previewRegistration')}</Phrases>
          </p>
        </div>
      </div>
    </div>
  );
}
