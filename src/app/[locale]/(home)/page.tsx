import { publicPage } from '~/app/_public/page-metadata';
import { StructuredData } from '~/app/_public/structured-data';
import { website } from '~/app/_public/things';
import { Later } from '~/components/layout/later';
import { env } from '~/env';
import { ComingActivities } from '~/features/activity/components/coming-activities';
import { AddButton } from '~/features/cart/components/add-button';
import { ContactForm } from '~/features/contact/components/contact-form';
import { Contact } from '~/features/home/components/contact';
import { Events } from '~/features/home/components/events';
import { Films } from '~/features/home/components/films';
import { FourSteps } from '~/features/home/components/four-steps';
import { Hero } from '~/features/home/components/hero';
import { NewsAndHonors } from '~/features/home/components/news-and-honors';
import { Partners } from '~/features/home/components/partners';
import { Prices } from '~/features/home/components/prices';
import { Questions } from '~/features/home/components/questions';
import { SoundTrend } from '~/features/home/components/sound-trend';
import { TenMinutes } from '~/features/home/components/ten-minutes';
import { TodayUnits } from '~/features/home/components/today-units';
import { TryASentence } from '~/features/lesson/components/try-a-sentence';
import { FilmHeadline } from '~/features/media-lesson/components/film-headline';
import { MixBlock } from '~/features/news-honor/components/mix-block';
import { RateCard } from '~/features/plan/components/rate-card';
import { localePath } from '~/i18n/paths';
import { pageLanguage } from '~/i18n/server';
import { route } from '~/lib/routes';
import { cachedAnswer, publicCaller } from '~/trpc/server';
import { faq, newsHonors, partners } from '../_catalogue/answers';
import { mediaList } from '../_media/media-page';

/** How many questions the front page answers. */
const QUESTIONS = 5;

/** Films and activities side by side. */
const ABREAST = 3;

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = publicPage('index');

/** The front page: one story, from a first sentence and how it works over what there is to what it
 *  costs and who we are. */
export default async function HomePage({ params }: Props) {
  const language = await pageLanguage(params);
  const caller = publicCaller(language);
  const [units, plans, sample, trend, films, activities, { questions }, news, friends] =
    await Promise.all([
      cachedAnswer(['course.units'], ['units'], () => caller.course.units()),
      cachedAnswer(['plan.list', language], ['plans'], () => caller.plan.list({ language })),
      cachedAnswer(['lesson.sample'], ['units'], () => caller.lesson.sample()),
      cachedAnswer(['course.soundTrend'], ['units'], () => caller.course.soundTrend()),
      mediaList('VIDEO', language),
      cachedAnswer(['activity.list'], ['activities'], () => caller.activity.list()),
      faq(language),
      newsHonors(language),
      partners(language),
    ]);
  const today = units.find((unit) => unit.access === 'FREE');
  const startHref = localePath(
    language,
    today ? route('course-news-slug-lesson', { slug: today.slug }) : route('course'),
  );
  return (
    <>
      <StructuredData of={website(language)} />
      <Hero
        startHref={startHref}
        envelope={today?.envelope ?? []}
        trial={sample && <TryASentence slug={sample.slug} item={sample.item} />}
      />
      <FourSteps />
      <Later height={56}>
        <TenMinutes />
      </Later>
      <Later height={60}>
        <TodayUnits units={units} language={language} />
      </Later>
      <Later height={32}>
        <SoundTrend trend={trend} language={language} />
      </Later>
      <Later height={32}>
        <Films
          language={language}
          stories={films
            .slice(0, ABREAST)
            .map((lesson) => (
              <FilmHeadline key={lesson.slug} lesson={lesson} language={language} />
            ))}
        />
      </Later>
      <Later height={37}>
        <Events
          language={language}
          list={<ComingActivities activities={activities} written={new Date()} most={ABREAST} />}
        />
      </Later>
      <Later height={68}>
        <Prices
          language={language}
          cards={
            <RateCard
              plans={plans}
              action={(plan) => (
                <AddButton product={plan} look={plan.recommended ? 'primary' : 'secondary'} />
              )}
            />
          }
        />
      </Later>
      {news.length > 0 && (
        <Later height={45}>
          <NewsAndHonors language={language} block={<MixBlock items={news} each={2} />} />
        </Later>
      )}
      <Later height={28}>
        <Partners partners={friends} language={language} />
      </Later>
      <Later height={30}>
        <Questions entries={questions.slice(0, QUESTIONS)} language={language} />
      </Later>
      <Later height={72}>
        <Contact language={language} email={env().CONTACT_EMAIL} form={<ContactForm />} />
      </Later>
    </>
  );
}
