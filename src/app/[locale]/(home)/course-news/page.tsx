import { publicMetadata } from '~/app/_seo/page-metadata';
import { StaticHtml } from '~/components/static-html/static-html';
import { Phrases } from '~/components/ui/phrases';
import { FirstUnits } from '~/features/course/components/first-units';
import { Recommendations } from '~/features/course/components/recommendations';
import { UnitList } from '~/features/course/components/unit-list';
import { type ListedUnit, toListedUnit } from '~/features/course/listed-unit';
import { PageMessages } from '~/i18n/page-messages';
import { getI18n, pageLanguage } from '~/i18n/server';
import { PUBLISHED_PAGE_SIZE } from '~/lib/published-rules';
import { getListFile } from '../../_queries/list-files';
import { cachedUnits } from '../../_queries/units';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = publicMetadata('course-news');

/** The catalogue of news units. */
export default async function CourseNewsPage({ params }: Props) {
  const language = await pageLanguage(params);
  const t = await getI18n();
  const newest = (await cachedUnits(language)).slice(0, PUBLISHED_PAGE_SIZE);
  const units = newest.map((unit) => toListedUnit(unit, language));
  return (
    <PageMessages language={language} of="(home)/course-news/page">
      <div className="column grid gap-8 py-12">
        <StaticHtml name="header" className="grid gap-3">
          <h1 className="text-3xl md:text-4xl">
            <Phrases>{t('course.news.title')}</Phrases>
          </h1>
          <p className="max-w-text text-soft">
            <Phrases>{t('course.news.lead')}</Phrases>
          </p>
        </StaticHtml>
        <Recommendations newest={units.slice(0, 3).map(toRecommendedUnit)} />
        <UnitList
          first={<FirstUnits units={units} language={language} />}
          file={await getListFile('units', language)}
        />
      </div>
    </PageMessages>
  );
}

/** Picks the properties that a recommendation shows, because the HTML contains all props of a client component. */
function toRecommendedUnit({ slug, category, level, headline }: ListedUnit) {
  return { slug, category, level, headline };
}
