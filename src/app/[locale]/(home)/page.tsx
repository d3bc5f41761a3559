import { publicPage } from '~/app/_public/page-metadata';
import { env } from '~/env';
import { AddButton } from '~/features/cart/components/add-button';
import { FourSteps } from '~/features/home/components/four-steps';
import { Help } from '~/features/home/components/help';
import { Hero } from '~/features/home/components/hero';
import { NewsAndHonors } from '~/features/home/components/news-and-honors';
import { Prices } from '~/features/home/components/prices';
import { Questions } from '~/features/home/components/questions';
import { TenMinutes } from '~/features/home/components/ten-minutes';
import { TodayUnits } from '~/features/home/components/today-units';
import { TryASentence } from '~/features/lesson/components/try-a-sentence';
import { MixBlock } from '~/features/news-honor/components/mix-block';
import { RateCard } from '~/features/plan/components/rate-card';
import { localePath } from '~/i18n/paths';
import { pageLanguage } from '~/i18n/server';
import { route } from '~/lib/routes';
import { cachedAnswer, publicCaller } from '~/trpc/server';
import { faq, newsHonors } from '../_catalogue/answers';

/** How many questions the front page answers. */
const QUESTIONS = 5;

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = publicPage('index');

/** The front page: one story from a first sentence to a membership. */
export default async function HomePage({ params }: Props) {
  const language = await pageLanguage(params);
  const caller = publicCaller(language);
  const [units, plans, sample, { questions }, news] = await Promise.all([
    cachedAnswer(['course.units'], ['units'], () => caller.course.units()),
    cachedAnswer(['plan.list', language], ['plans'], () => caller.plan.list({ language })),
    cachedAnswer(['lesson.sample'], ['units'], () => caller.lesson.sample()),
    faq(language),
    newsHonors(language),
  ]);
  const today = units.find((unit) => unit.access === 'FREE');
  const startHref = localePath(
    language,
    today ? route('course-news-slug-lesson', { slug: today.slug }) : route('course'),
  );
  return (
    <>
      <Hero
        startHref={startHref}
        envelope={today?.envelope ?? []}
        trial={sample && <TryASentence slug={sample.slug} item={sample.item} />}
      />
      <TodayUnits units={units} language={language} />
      <FourSteps />
      <TenMinutes />
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
      {news.length > 0 && <NewsAndHonors language={language} block={<MixBlock items={news} />} />}
      <Questions entries={questions.slice(0, QUESTIONS)} language={language} />
      <Help language={language} email={env().CONTACT_EMAIL} />
    </>
  );
}
