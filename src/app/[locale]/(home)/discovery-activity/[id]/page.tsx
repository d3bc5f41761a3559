import { publicMetadata } from '~/app/_seo/page-metadata';
import { event } from '~/app/_seo/schema-org';
import { StructuredData } from '~/app/_seo/structured-data';
import { StaticHtml } from '~/components/static-html/static-html';
import { Badge } from '~/components/ui/badge';
import { Link } from '~/components/ui/link';
import { Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import { ActivityDetails } from '~/features/activity/components/activity-details';
import { ActivityDrawing } from '~/features/activity/components/activity-drawing';
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
      <header className="grid gap-6 sm:grid-cols-[1fr_280px] md:grid-cols-[1fr_360px] md:gap-12">
        <div className="grid content-start gap-3">
          <p className="flex flex-wrap items-center gap-3 text-sm text-soft">
            {t(`activity.kind.${summary.kind}`)}
            {summary.sample && <Badge>{t('activity.sample')}</Badge>}
            {summary.cancelled && <Badge tone="warning">{t('activity.cancelled')}</Badge>}
            {summary.trial && !summary.cancelled && (
              <Badge tone="gold">{t('activity.trial')}</Badge>
            )}
          </p>
          <h1 className="text-3xl md:text-4xl">
            <Phrases>{summary.title[language]}</Phrases>
          </h1>
          <p className="max-w-text md:text-lg">
            <Phrases>{summary.summary[language]}</Phrases>
          </p>
        </div>
        <ActivityDrawing activity={summary} className="aspect-[3/2] w-full self-start" />
      </header>
      {summary.sample && !summary.cancelled && (
        <Notice className="max-w-text" title={t('activity.sample')}>
          {t('activity.sampleNote')}
        </Notice>
      )}
      <div className="grid gap-12 md:grid-cols-[1fr_360px]">
        <StaticHtml name="content" className="order-last grid content-start gap-12 md:order-none">
          <section className="grid max-w-text gap-4" aria-labelledby="about">
            <h2 id="about" className="text-2xl">
              <Phrases>{t('activity.about')}</Phrases>
            </h2>
            {body.map((paragraph) => (
              <p key={paragraph.en}>
                <Phrases>{paragraph[language]}</Phrases>
              </p>
            ))}
          </section>
          <section className="grid gap-4" aria-labelledby="agenda">
            <h2 id="agenda" className="text-2xl">
              <Phrases>{t('activity.agenda')}</Phrases>
            </h2>
            <ol className="border-t border-line">
              {agenda.map(({ minutes, title }) => (
                <li key={title.en} className="flex gap-6 border-b border-line py-3">
                  <span className="figures w-20 shrink-0 text-soft">
                    {t('activity.minutes', { count: minutes })}
                  </span>
                  {title[language]}
                </li>
              ))}
            </ol>
          </section>
          <dl className="grid gap-6 sm:grid-cols-2">
            {(
              [
                ['forWhom', forWhom],
                ['whatToBring', whatToBring],
              ] as const
            ).map(([name, text]) => (
              <div key={name} className="border-t border-gold pt-2">
                <dt className="font-semibold">{t(`activity.${name}`)}</dt>
                <dd className="text-soft">{text[language]}</dd>
              </div>
            ))}
          </dl>
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
