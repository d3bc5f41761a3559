import { publicMetadata } from '~/app/_seo/page-metadata';
import { website } from '~/app/_seo/schema-org';
import { StructuredData } from '~/app/_seo/structured-data';
import { DeferredLayout } from '~/components/layout/deferred-layout';
import { StaticHtml } from '~/components/static-html/static-html';
import { chooseStartUnit } from '~/domain/next-step/start-unit';
import { env } from '~/env';
import { toComingActivities } from '~/features/activity/coming-activity';
import { UpcomingActivities } from '~/features/activity/components/upcoming-activities';
import { AddButton } from '~/features/cart/components/add-button';
import { ContactFormNearby } from '~/features/contact/components/contact-form-nearby';
import { Contact } from '~/features/home/components/contact';
import { Events } from '~/features/home/components/events';
import { FourSteps } from '~/features/home/components/four-steps';
import { Hero } from '~/features/home/components/hero';
import { NewsAndHonors } from '~/features/home/components/news-and-honors';
import { Partners } from '~/features/home/components/partners';
import { PhonemeTrendChart } from '~/features/home/components/phoneme-trend-chart';
import { Prices } from '~/features/home/components/prices';
import { Questions } from '~/features/home/components/questions';
import { TenMinutes } from '~/features/home/components/ten-minutes';
import { TodayUnits } from '~/features/home/components/today-units';
import { Videos } from '~/features/home/components/videos';
import { TryASentence } from '~/features/lesson/components/trial/try-a-sentence';
import { VideoTeaser } from '~/features/media-lesson/components/video-teaser';
import { MixedNews } from '~/features/news-honor/components/mixed-news';
import { HeroNextStep } from '~/features/next-step/components/hero-next-step';
import { PlanContentsLine } from '~/features/plan/components/plan-contents-line';
import { RateCard } from '~/features/plan/components/rate-card';
import { MEASURED } from '~/features/quality/measured';
import { PageMessages } from '~/i18n/page-messages';
import { localePath } from '~/i18n/paths';
import { pageLanguage } from '~/i18n/server';
import { route } from '~/lib/routes';
import { cachedQuery, publicCaller } from '~/trpc/server';
import { cachedMediaList } from '../_queries/media-lessons';
import { cachedPlanContents } from '../_queries/plan-contents';
import { cachedFaq, cachedNewsHonors, cachedPartners } from '../_queries/site-content';

/** Number of questions on the home page. */
const QUESTIONS = 4;

/** Number of videos and of activities in a row. */
const COLUMNS = 3;

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = publicMetadata('index');

/** The home page: a first sentence to speak, how it works, courses, prices, and about us. */
export default async function HomePage({ params }: Props) {
  const language = await pageLanguage(params);
  const caller = publicCaller(language);
  const [
    units,
    plans,
    sample,
    trend,
    videos,
    activities,
    { questions },
    news,
    partnerList,
    counts,
  ] = await Promise.all([
    cachedQuery(['course.units'], ['units'], () => caller.course.units()),
    cachedQuery(['plan.list', language], ['plans'], () => caller.plan.list({ language })),
    cachedQuery(['lesson.sample'], ['units'], () => caller.lesson.sample({})),
    cachedQuery(['course.phonemeTrend'], ['units'], () => caller.course.phonemeTrend()),
    cachedMediaList('VIDEO', language),
    cachedQuery(['activity.list'], ['activities'], () => caller.activity.list()),
    cachedFaq(language),
    cachedNewsHonors(language),
    cachedPartners(language),
    cachedPlanContents(language),
  ]);
  const now = new Date();
  const start = chooseStartUnit(units);
  const startHref = localePath(
    language,
    start ? route('course-news-slug-lesson', { slug: start.slug }) : route('course'),
  );
  return (
    <PageMessages language={language} of="(home)/page">
      <StaticHtml name="data" className="contents">
        <StructuredData of={website(language)} />
      </StaticHtml>
      <Hero
        startHref={startHref}
        startUnit={start ? `${start.level} · ${start.headline[language]}` : null}
        proof={MEASURED.speech}
        qualityHref={localePath(language, route('quality'))}
        envelope={start?.envelope ?? []}
        trial={sample && <TryASentence {...sample} />}
        nextStep={<HeroNextStep />}
      />
      <StaticHtml name="steps">
        <FourSteps language={language} />
      </StaticHtml>
      <DeferredLayout height={27}>
        <StaticHtml name="minutes">
          <TenMinutes language={language} />
        </StaticHtml>
      </DeferredLayout>
      <DeferredLayout height={26}>
        <StaticHtml name="units">
          <TodayUnits units={units} language={language} />
        </StaticHtml>
      </DeferredLayout>
      <DeferredLayout height={30}>
        <StaticHtml name="trend">
          <PhonemeTrendChart trend={trend} language={language} />
        </StaticHtml>
      </DeferredLayout>
      <DeferredLayout height={26}>
        <StaticHtml name="videos">
          <Videos
            language={language}
            stories={videos
              .slice(0, COLUMNS)
              .map((lesson) => (
                <VideoTeaser key={lesson.slug} lesson={lesson} language={language} />
              ))}
          />
        </StaticHtml>
      </DeferredLayout>
      <DeferredLayout height={18}>
        <Events
          language={language}
          list={
            <UpcomingActivities
              activities={toComingActivities(activities, now).slice(0, COLUMNS + 2)}
              written={now}
              max={COLUMNS}
            />
          }
        />
      </DeferredLayout>
      <DeferredLayout height={30}>
        <Prices
          language={language}
          cards={
            <>
              <RateCard
                plans={plans}
                as="h3"
                action={(plan) => (
                  <AddButton
                    product={{ id: plan.id, name: plan.name }}
                    variant={plan.recommended ? 'primary' : 'secondary'}
                  />
                )}
              />
              <StaticHtml name="plan-contents">
                <PlanContentsLine counts={counts} />
              </StaticHtml>
            </>
          }
        />
      </DeferredLayout>
      {news.length > 0 && (
        <DeferredLayout height={20}>
          <StaticHtml name="news">
            <NewsAndHonors
              language={language}
              block={<MixedNews items={news} language={language} each={2} />}
            />
          </StaticHtml>
        </DeferredLayout>
      )}
      {partnerList.length > 0 && (
        <DeferredLayout height={16}>
          <StaticHtml name="partners">
            <Partners partners={partnerList} language={language} />
          </StaticHtml>
        </DeferredLayout>
      )}
      <DeferredLayout height={24}>
        <StaticHtml name="questions">
          <Questions entries={questions.slice(0, QUESTIONS)} language={language} />
        </StaticHtml>
      </DeferredLayout>
      <DeferredLayout height={24}>
        <Contact
          language={language}
          email={env().CONTACT_EMAIL}
          form={<ContactFormNearby email={env().CONTACT_EMAIL} />}
        />
      </DeferredLayout>
    </PageMessages>
  );
}
