import { publicMetadata } from '~/app/_seo/page-metadata';
import { Phrases } from '~/components/ui/phrases';
import { Recommendations } from '~/features/course/components/recommendations';
import { UnitList } from '~/features/course/components/unit-list';
import { toListedUnits } from '~/features/course/unit-cover';
import { PageMessages } from '~/i18n/page-messages';
import { getI18n, pageLanguage } from '~/i18n/server';
import { TrpcProvider } from '~/trpc/react';
import { cachedQuery, publicCaller } from '~/trpc/server';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = publicMetadata('course-news');

/** The catalogue of news units. */
export default async function CourseNewsPage({ params }: Props) {
  const language = await pageLanguage(params);
  const t = await getI18n();
  const units = toListedUnits(
    await cachedQuery(['course.units'], ['units'], () => publicCaller(language).course.units()),
  );
  return (
    <PageMessages
      language={language}
      scopes={[
        'course.access',
        'course.category',
        'course.forYou',
        'course.level',
        'course.news',
        'course.left',
        'list',
      ]}
    >
      <div className="column grid gap-8 py-12">
        <header className="grid gap-3">
          <h1 className="text-3xl md:text-4xl">
            <Phrases>{t('course.news.title')}</Phrases>
          </h1>
          <p className="max-w-text text-soft">
            <Phrases>{t('course.news.lead')}</Phrases>
          </p>
        </header>
        <TrpcProvider language={language}>
          <Recommendations newest={units.slice(0, 3)} />
          <UnitList units={units} />
        </TrpcProvider>
      </div>
    </PageMessages>
  );
}
