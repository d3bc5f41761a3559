import type { Metadata } from 'next';
import { LessonPlayer } from '~/features/lesson/components/lesson-player';
import { pageLanguage } from '~/i18n/server';
import { route, routeName } from '~/lib/routes';
import { guardLessonPage, type RequestedPage } from '~/server/api/page-guards';
import { cachedLessonUnit } from '../../../../_queries/units';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string; id: string }>;
  searchParams: RequestedPage['query'];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const unit = await cachedLessonUnit((await params).id, language);
  return { title: unit.headline[language], robots: { index: false } };
}

/** The lesson, without header and footer. Free units need no account. */
export default async function LessonPage({ params, searchParams: query }: Props) {
  const language = await pageLanguage(params);
  const unit = await cachedLessonUnit((await params).id, language);
  const path = route('course-news-slug-lesson', { slug: unit.slug });
  if (unit.access === 'VIP') await guardLessonPage(language, { path, query }, unit.slug);
  return (
    <div data-route={routeName(path, language)}>
      <LessonPlayer slug={unit.slug} headline={unit.headline.en} />
    </div>
  );
}
