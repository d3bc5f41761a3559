import { publicMetadata } from '~/app/_seo/page-metadata';
import { Phrases } from '~/components/ui/phrases';
import { ActivityList } from '~/features/activity/components/activity-list';
import { toListedActivity } from '~/features/activity/listed-activity';
import { getI18n, pageLanguage } from '~/i18n/server';
import { getListFile } from '../../_queries/list-files';
import { cachedActivities } from '../../_queries/site-content';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = publicMetadata('discovery-activity');

/** The catalogue of online talks and member events. */
export default async function ActivitiesPage({ params }: Props) {
  const language = await pageLanguage(params);
  const t = await getI18n();
  const activities = await cachedActivities(language);
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
      <ActivityList
        activities={activities.map((activity) => toListedActivity(activity, language))}
        file={await getListFile('activities', language)}
        written={new Date()}
      />
    </div>
  );
}
