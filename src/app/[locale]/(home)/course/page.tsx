import { publicMetadata } from '~/app/_seo/page-metadata';
import { StaticHtml } from '~/components/static-html/static-html';
import { Button } from '~/components/ui/button';
import { ArrowRightIcon } from '~/components/ui/icons/arrows';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { countRecorded } from '~/domain/plan-contents';
import { toMediaLeftText, toUnitsLeftText } from '~/features/course/areas-text';
import { CatalogueLink } from '~/features/course/components/catalogue-link';
import { CourseArea } from '~/features/course/components/course-area';
import { CourseMarks } from '~/features/course/components/course-marks';
import { SpeakingUnits } from '~/features/course/components/speaking-units';
import { UnitTeaser } from '~/features/course/components/unit-teaser';
import { toListedUnit } from '~/features/course/listed-unit';
import { toUnitWords } from '~/features/course/unit-words';
import { localePath } from '~/i18n/paths';
import { getI18n, pageLanguage } from '~/i18n/server';
import { route } from '~/lib/routes';
import { getListFile } from '../../_queries/list-files';
import { cachedPlanContents } from '../../_queries/plan-contents';
import { cachedUnits } from '../../_queries/units';

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
  const [units, contents] = await Promise.all([
    cachedUnits(language),
    cachedPlanContents(language),
  ]);
  const words = (names: readonly ObjectiveName[]) =>
    names.map((name) => t(`course.overview.objective${name}`));
  const mediaCount = countRecorded(contents);
  const listed = units.slice(0, SPEAKING + READING).map((unit) => toListedUnit(unit, language));
  return (
    <>
      <StaticHtml name="overview" className="column grid gap-12 py-12 md:gap-18">
        <div className="grid gap-3">
          <h1 className="text-3xl md:text-4xl">
            <Phrases>{t('course.overview.title')}</Phrases>
          </h1>
          <p className="max-w-text text-soft md:text-lg">
            <Phrases>{t('course.overview.lead')}</Phrases>
          </p>
        </div>
        <CourseArea
          id="speaking"
          title={t('course.overview.speaking')}
          lead={t('course.overview.speakingLead')}
          objectives={words(['Words', 'Sentences', 'Correct'])}
          time={t('course.overview.tenMinutes')}
          left={toUnitsLeftText(t, units.length, 0)}
          slot="units-left"
        >
          <div className="grid gap-6">
            <SpeakingUnits units={listed.slice(0, SPEAKING)} language={language} />
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
          <div className="contents">
            <ul className="grid gap-x-8 md:grid-cols-3">
              {listed.slice(SPEAKING).map((unit) => (
                <li
                  key={unit.slug}
                  className="group relative grid content-start gap-2 border-t border-line py-4"
                >
                  <UnitTeaser
                    unit={unit}
                    language={language}
                    words={toUnitWords(t, unit)}
                    as="h3"
                  />
                </li>
              ))}
            </ul>
            <Link
              href={localePath(language, route('course-news'))}
              className="link inline-flex min-h-11 items-center justify-self-start"
            >
              {t('course.overview.read')}
            </Link>
          </div>
        </CourseArea>
        <CourseArea
          id="streaming"
          title={t('course.overview.streaming')}
          lead={t('course.overview.streamingLead')}
          objectives={words(['Follow', 'Shadow', 'Own'])}
          time={t('course.overview.streamingTime')}
          left={toMediaLeftText(t, mediaCount, mediaCount)}
          slot="media-left"
        >
          <div className="grid gap-x-8 sm:grid-cols-2">
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
            <CatalogueLink
              href={localePath(language, route('course-scene'))}
              title={t('course.overview.scenes')}
              lead={t('course.overview.scenesLead')}
            />
          </div>
        </CourseArea>
        <section aria-labelledby="activities">
          <div className="grid gap-2 border-t-2 border-text pt-4">
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
          </div>
        </section>
      </StaticHtml>
      <CourseMarks
        units={await getListFile('units', language)}
        media={[
          await getListFile('videos', language),
          await getListFile('voice-lessons', language),
          await getListFile('earlier-voice-lessons', language),
        ]}
      />
    </>
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
