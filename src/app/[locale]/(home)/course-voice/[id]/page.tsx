import { publicMetadata } from '~/app/_seo/page-metadata';
import { ArticleHeader } from '~/components/layout/article-header';
import { Cover } from '~/components/ui/cover';
import { Phrases } from '~/components/ui/phrases';
import { BookmarkButton } from '~/features/media-lesson/components/bookmark-button';
import { MediaMeta } from '~/features/media-lesson/components/media-meta';
import { getVoiceCover } from '~/features/media-lesson/media-cover';
import { toMediaWords } from '~/features/media-lesson/media-words';
import { localePath } from '~/i18n/paths';
import { getI18n, pageLanguage } from '~/i18n/server';
import { formatDate } from '~/lib/format-date';
import { route } from '~/lib/routes';
import { cachedMediaPage, membersOffer } from '../../../_queries/media-lessons';
import { SpokenVoiceLesson } from './spoken-voice-lesson';

interface Props {
  params: Promise<{ locale: string; id: string }>;
}

export const generateMetadata = publicMetadata('course-voice-id');

/** A voice lesson: playback, vocabulary, questions, and role play. */
export default async function VoicePage({ params }: Props) {
  const language = await pageLanguage(params);
  const page = await cachedMediaPage((await params).id, 'VOICE', language);
  const { lesson } = page;
  const t = await getI18n();
  const back = lesson.archived ? 'course-voice-old' : 'course-voice';
  return (
    <div className="column grid gap-12 py-8 md:gap-18">
      <ArticleHeader
        back={{
          href: localePath(language, route(back)),
          text: lesson.archived ? t('voice.page.backOld') : t('voice.page.back'),
        }}
        cover={
          <Cover
            src={getVoiceCover(lesson)}
            first
            label={t('voice.page.coverLabel')}
            className="aspect-[16/7] lg:aspect-[16/8]"
          />
        }
        metadata={<MediaMeta lesson={lesson} words={toMediaWords(t, lesson)} />}
        title={lesson.title[language]}
        english={language === 'zh' ? lesson.title.en : undefined}
        summary={lesson.summary[language]}
        footer={
          <section className="grid gap-3" aria-labelledby="objectives">
            <h2 id="objectives" className="text-lg">
              <Phrases>{t('voice.page.objectives')}</Phrases>
            </h2>
            <ol className="grid gap-x-8 gap-y-3 md:grid-cols-3">
              {lesson.objectives.map((objective) => (
                <li key={objective.en} className="border-t border-gold pt-2 text-sm">
                  {objective[language]}
                </li>
              ))}
            </ol>
          </section>
        }
      >
        <p className="text-sm text-soft">
          <Phrases>
            {t('course.news.published', { date: formatDate(lesson.publishedOn, language) })}
          </Phrases>
        </p>
        <BookmarkButton lesson={lesson} />
      </ArticleHeader>
      <SpokenVoiceLesson page={page} membersOffer={await membersOffer(lesson, language)} />
    </div>
  );
}
