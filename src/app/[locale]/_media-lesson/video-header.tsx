import type { ReactNode } from 'react';
import { ArticleHeader, type ArticleHeaderProps } from '~/components/layout/article-header';
import { MediaMeta } from '~/features/media-lesson/components/media-meta';
import { toMediaWords } from '~/features/media-lesson/media-words';
import { getI18n } from '~/i18n/server';
import type { Language } from '~/lib/language';
import type { MediaSummary } from '~/schemas/media-lesson';

interface Props extends Pick<ArticleHeaderProps, 'back' | 'wrapTexts'> {
  lesson: MediaSummary;
  language: Language;
  children?: ReactNode;
}

/** The header of a video course. */
export async function VideoHeader({ lesson, language, back, wrapTexts, children }: Props) {
  const t = await getI18n();
  return (
    <ArticleHeader
      back={back}
      wrapTexts={wrapTexts}
      metadata={<MediaMeta lesson={lesson} words={toMediaWords(t, lesson)} />}
      title={lesson.title[language]}
      english={language === 'zh' ? lesson.title.en : undefined}
      summary={lesson.summary[language]}
    >
      {children}
    </ArticleHeader>
  );
}
