import { publicMetadata } from '~/app/_seo/page-metadata';
import { StaticHtml } from '~/components/static-html/static-html';
import { Button } from '~/components/ui/button';
import { ArrowRightIcon } from '~/components/ui/icons/arrows';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { CatalogueLink } from '~/features/course/components/catalogue-link';
import { CourseArea } from '~/features/course/components/course-area';
import { RemainingMedia, RemainingUnits } from '~/features/course/components/remaining';
import { SpeakingUnits } from '~/features/course/components/speaking-units';
import { UnitTeaser } from '~/features/course/components/unit-teaser';
import { toListedUnits } from '~/features/course/unit-cover';
import { toUnitWords } from '~/features/course/unit-words';
import { localePath } from '~/i18n/paths';
import { getI18n, pageLanguage } from '~/i18n/server';
import { route } from '~/lib/routes';
import { cachedQuery, publicCaller } from '~/trpc/server';
import { cachedMediaList } from '../../_queries/media-lessons';

/** Number of the newest units; the catalogue has all. */
const SPEAKING = 4;
const READING = 3;

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = publicMetadata('course');

/** Overview of the courses: speaking, reading, streaming, with links to every catalogue. */
export default async function CoursePage({ params }: Props) {
  const language = await pageLanguage(params);
  const t = await getI18n();
  const [units, videos, voices] = await Promise.all([
    cachedQuery(['course.units'], ['units'], () => publicCaller(language).course.units()),
    cachedMediaList('VIDEO', language),
    cachedMediaList('VOICE', language),
  ]);
  const words = (names: readonly ObjectiveName[]) =>
    names.map((name) => t(`course.overview.objective${name}`));
  const slugs = (all: readonly { slug: string }[]) => all.map(({ slug }) => slug);
  return (
    <div className="column grid gap-12 py-12 md:gap-18">
      <StaticHtml name="header" className="grid gap-3">
        <h1 className="text-3xl md:text-4xl">
          <Phrases>{t('course.overview.title')}</Phrases>
        </h1>
        <p className="max-w-text text-soft md:text-lg">
          <Phrases>{t('course.overview.lead')}</Phrases>
        </p>
      </StaticHtml>
      <CourseArea
        id="speaking"
        title={t('course.overview.speaking')}
        lead={t('course.overview.speakingLead')}
        objectives={words(['Words', 'Sentences', 'Correct'])}
        time={t('course.overview.tenMinutes')}
        left={<RemainingUnits slugs={slugs(units)} />}
      >
        <div className="grid gap-6">
          <SpeakingUnits units={toListedUnits(units.slice(0, SPEAKING))} language={language} />
          <Button asChild variant="secondary" className="justify-self-start">
            <Link href={localePath(language, route('course-news'))}>
              {t('course.overview.allUnits')}
              <ArrowRightIcon />
            </Link>
          </Button>
        </div>
      </CourseArea>
      <CourseArea
        id="reading"
        title={t('course.overview.reading')}
        lead={t('course.overview.readingLead')}
        objectives={words(['Gist', 'Context', 'Aloud'])}
        time={t('course.overview.readingTime')}
        left={t('course.overview.pieces', { units: units.length })}
      >
        <StaticHtml name="reading-units" className="contents">
          <ul className="grid gap-x-8 md:grid-cols-3">
            {toListedUnits(units.slice(SPEAKING, SPEAKING + READING)).map((unit) => (
              <li
                key={unit.slug}
                className="group relative grid content-start gap-2 border-t border-line py-4"
              >
                <UnitTeaser unit={unit} language={language} words={toUnitWords(t, unit)} as="h3" />
              </li>
            ))}
          </ul>
          <Link
            href={localePath(language, route('course-news'))}
            className="link inline-flex min-h-11 items-center justify-self-start"
          >
            {t('course.overview.read')}
          </Link>
        </StaticHtml>
      </CourseArea>
      <CourseArea
        id="streaming"
        title={t('course.overview.streaming')}
        lead={t('course.overview.streamingLead')}
        objectives={words(['Follow', 'Shadow', 'Own'])}
        time={t('course.overview.streamingTime')}
        left={<RemainingMedia slugs={slugs([...videos, ...voices])} />}
      >
        <StaticHtml name="catalogues" className="grid gap-x-8 sm:grid-cols-2">
          <CatalogueLink
            href={localePath(language, route('course-video'))}
            title={t('course.overview.videos')}
            lead={t('course.overview.videosLead')}
          />
          <CatalogueLink
            href={localePath(language, route('course-voice'))}
            title={t('course.overview.voices')}
            lead={t('course.overview.voicesLead')}
          />
        </StaticHtml>
      </CourseArea>
      <section aria-labelledby="activities">
        <StaticHtml name="activities" className="grid gap-2 border-t-2 border-text pt-4">
          <h2 id="activities" className="text-2xl">
            <Phrases>{t('course.overview.activities')}</Phrases>
          </h2>
          <p className="max-w-text text-soft">
            <Phrases>{t('course.overview.activitiesLead')}</Phrases>
          </p>
          <Link
            href={localePath(language, route('discovery-activity'))}
            className="link inline-flex min-h-11 items-center justify-self-start"
          >
            {t('course.overview.allActivities')}
          </Link>
        </StaticHtml>
      </section>
    </div>
  );
}

type ObjectiveName =
  | 'Words'
  | 'Sentences'
  | 'Correct'
  | 'Gist'
  | 'Context'
  | 'Aloud'
  | 'Follow'
  | 'Shadow'
  | 'Own';
