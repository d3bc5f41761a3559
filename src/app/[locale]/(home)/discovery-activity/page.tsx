import { publicMetadata } from '~/app/_seo/page-metadata';
import { Phrases } from '~/components/ui/phrases';
import { ActivityList } from '~/features/activity/components/activity-list';
import { getI18n, pageLanguage } from '~/i18n/server';
import { cachedQuery, publicCaller } from '~/trpc/server';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = publicMetadata('discovery-activity');

/** The catalogue of online talks and member events. */
export default async function ActivitiesPage({ params }: Props) {
  const language = await pageLanguage(params);
  const t = await getI18n();
  const activities = await cachedQuery(['activity.list'], ['activities'], () =>
    publicCaller(language).activity.list(),
  );
  return (
    <div className="column grid gap-8 py-12">
      <header className="grid gap-3">
        <h1 className="text-3xl md:text-4xl">
          <Phrases>{t('activity.title')}</Phrases>
        </h1>
        <p className="max-w-text text-soft">
          <Phrases>{t('activity.lead')}</Phrases>
        </p>
      </header>
      <ActivityList activities={activities} written={new Date()} />
    </div>
  );
}
