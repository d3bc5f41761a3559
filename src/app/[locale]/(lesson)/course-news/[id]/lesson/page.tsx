import type { Metadata } from 'next';
import { LessonPlayer } from '~/features/lesson/components/lesson-player';
import { pageLanguage } from '~/i18n/server';
import { route, routeName } from '~/lib/routes';
import { type AskedPage, requireLessonPage } from '~/server/api/gates';
import { lessonUnit } from '../../../../_units/unit-page';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string; id: string }>;
  searchParams: AskedPage['query'];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const unit = await lessonUnit((await params).id, language);
  return { title: unit.headline[language], robots: { index: false } };
}

/** The lesson itself, with nothing around it. Free units need no account. */
export default async function LessonPage({ params, searchParams: query }: Props) {
  const language = await pageLanguage(params);
  const unit = await lessonUnit((await params).id, language);
  const path = route('course-news-slug-lesson', { slug: unit.slug });
  if (unit.access === 'VIP') await requireLessonPage(language, { path, query }, unit.slug);
  return (
    <div data-route={routeName(path, language)}>
      <LessonPlayer slug={unit.slug} headline={unit.headline.en} />
    </div>
  );
}
