import { publicPage } from '~/app/_public/page-metadata';
import { Phrases } from '~/components/ui/phrases';
import { ForYou } from '~/features/course/components/for-you';
import { UnitList } from '~/features/course/components/unit-list';
import { getI18n, pageLanguage } from '~/i18n/server';
import { cachedAnswer, publicCaller } from '~/trpc/server';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = publicPage('course-news');

/** Every news unit. */
export default async function CourseNewsPage({ params }: Props) {
  const language = await pageLanguage(params);
  const t = await getI18n();
  const units = await cachedAnswer(['course.units'], ['units'], () =>
    publicCaller(language).course.units(),
  );
  return (
    <div className="column grid gap-8 py-12">
      <header className="grid gap-3">
        <h1 className="text-3xl md:text-4xl">
          <Phrases>{t('course.news.title')}</Phrases>
        </h1>
        <p className="max-w-text text-soft">
          <Phrases>{t('course.news.lead')}</Phrases>
        </p>
      </header>
      <ForYou newest={units} />
      <UnitList units={units} />
    </div>
  );
}
