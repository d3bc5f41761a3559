import type { Metadata } from 'next';
import { VISITOR } from '~/device/owner';
import { openingQueue } from '~/domain/lesson-queue';
import { LessonPlayer } from '~/features/lesson/components/player/lesson-player';
import { LessonStart } from '~/features/lesson/components/player/lesson-start';
import { pageLanguage } from '~/i18n/server';
import { route, routeName } from '~/lib/routes';
import { findPageLesson } from '~/server/api/lesson-page';
import { guardLessonPage, type RequestedPage } from '~/server/api/page-guards';
import { Prefetched } from '~/trpc/prefetched';
import { prefetcher } from '~/trpc/prefetcher';
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

/** The lesson, without header and footer. Free units need no account: their first item is in the HTML. A members' unit
 *  is requested by the browser, because opening it changes state, which a page never does. */
export default async function LessonPage({ params, searchParams: query }: Props) {
  const language = await pageLanguage(params);
  const unit = await cachedLessonUnit((await params).id, language);
  const { slug } = unit;
  const path = route('course-news-slug-lesson', { slug });
  if (unit.access === 'VIP') await guardLessonPage(language, { path, query }, slug);
  const { queries, state } = await prefetcher(language);
  const [user, lesson] = await Promise.all([
    queries.auth.me.fetch(),
    findPageLesson(language, slug),
  ]);
  const owner = user?.email ?? VISITOR;
  if (user) await queries.settings.get.fetch();
  const first =
    lesson?.items[openingQueue(lesson)?.items[0] ?? lesson.currentIndex % lesson.items.length];
  const accent = user?.pronunciation ?? 'US';
  const clip = first?.audio[accent].path;
  return (
    <Prefetched state={state()}>
      {clip && <link rel="preload" as="fetch" crossOrigin="anonymous" href={clip} />}
      <div data-route={routeName(path, language)}>
        <LessonStart>
          <LessonPlayer
            slug={slug}
            headline={unit.headline.en}
            page={lesson && { lesson, owner }}
          />
        </LessonStart>
      </div>
    </Prefetched>
  );
}
