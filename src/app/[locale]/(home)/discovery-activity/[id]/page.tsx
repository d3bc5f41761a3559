import { publicMetadata } from '~/app/_seo/page-metadata';
import { event } from '~/app/_seo/schema-org';
import { StructuredData } from '~/app/_seo/structured-data';
import { StaticHtml } from '~/components/static-html/static-html';
import { Link } from '~/components/ui/link';
import { Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import { ActivityDetails } from '~/features/activity/components/activity-details';
import { ActivityHead } from '~/features/activity/components/activity-head';
import { ActivityText } from '~/features/activity/components/activity-text';
import { CancelledNotice } from '~/features/activity/components/cancelled-notice';
import { RegistrationBox } from '~/features/activity/components/registration-box';
import { localePath } from '~/i18n/paths';
import { getI18n, pageLanguage } from '~/i18n/server';
import { route } from '~/lib/routes';
import { cachedActivityPage } from '../../../_queries/site-content';

interface Props {
  params: Promise<{ locale: string; id: string }>;
}

export const generateMetadata = publicMetadata('discovery-activity-id');

/** An activity: time, place, agenda, and the user's registration. */
export default async function ActivityPage({ params }: Props) {
  const language = await pageLanguage(params);
  const { body, forWhom, whatToBring, agenda, ...summary } = await cachedActivityPage(
    (await params).id,
    language,
  );
  const text = { body, forWhom, whatToBring, agenda };
  const t = await getI18n();
  const data = event(summary, language);
  return (
    <div className="column grid gap-8 py-8">
      {data && <StructuredData of={data} />}
      <Link
        href={localePath(language, route('discovery-activity'))}
        className="link inline-flex min-h-11 items-center justify-self-start text-sm"
      >
        {t('activity.back')}
      </Link>
      <ActivityHead activity={summary} language={language} />
      {summary.sample && !summary.cancelled && (
        <Notice className="max-w-text" title={t('activity.sample')}>
          {t('activity.sampleNote')}
        </Notice>
      )}
      <div className="grid gap-12 md:grid-cols-[1fr_360px]">
        <StaticHtml name="content" className="order-last grid content-start gap-12 md:order-none">
          <ActivityText activity={text} language={language} />
        </StaticHtml>
        <div className="grid content-start gap-8 sm:grid-cols-2 md:grid-cols-1">
          <ActivityDetails activity={summary} language={language} />
          {summary.cancelled ? (
            <CancelledNotice reason={summary.cancelled[language]} language={language} />
          ) : (
            <RegistrationBox
              activity={summary}
              written={new Date()}
              note={
                summary.sample && (
                  <p className="border-l-2 border-gold pl-4 text-sm">
                    <Phrases>{t('activity.sampleRegistration')}</Phrases>
                  </p>
                )
              }
            />
          )}
        </div>
      </div>
    </div>
  );
}
