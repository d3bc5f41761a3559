import { publicMetadata } from '~/app/_seo/page-metadata';
import { StaticHtml } from '~/components/static-html/static-html';
import { UnitIndex } from '~/features/course/components/unit-index';
import { pageLanguage } from '~/i18n/server';
import { cachedUnits } from '../../../_queries/units';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = publicMetadata('course-news-all');

/** Links to all news units, by level: for readers without scripts, and for search engines. */
export default async function AllUnitsPage({ params }: Props) {
  const language = await pageLanguage(params);
  return (
    <StaticHtml name="units">
      <UnitIndex units={await cachedUnits(language)} language={language} />
    </StaticHtml>
  );
}
