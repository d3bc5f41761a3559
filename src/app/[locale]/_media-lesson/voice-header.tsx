import type { ReactNode } from 'react';
import { ArticleHeader, type ArticleHeaderProps } from '~/components/layout/article-header';
import { Cover } from '~/components/ui/cover';
import { Phrases } from '~/components/ui/phrases';
import { MediaMeta } from '~/features/media-lesson/components/media-meta';
import { toMediaWords } from '~/features/media-lesson/media-words';
import { getI18n } from '~/i18n/server';
import type { Language } from '~/lib/language';
import type { MediaSummary } from '~/schemas/media-lesson';

interface Props extends Pick<ArticleHeaderProps, 'back'> {
  lesson: MediaSummary;
  /** Address of its cover. */
  cover: string;
  language: Language;
  children?: ReactNode;
}

/** The header of a voice lesson with its objectives. */
export async function VoiceHeader({ lesson, cover, language, back, children }: Props) {
  const t = await getI18n();
  return (
    <ArticleHeader
      back={back}
      cover={
        <Cover
          src={cover}
          first
          label={t('voice.header.coverLabel')}
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
            <Phrases>{t('voice.header.objectives')}</Phrases>
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
      {children}
    </ArticleHeader>
  );
}
