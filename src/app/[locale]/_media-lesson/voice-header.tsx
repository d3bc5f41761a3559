import type { ReactNode } from 'react';
import { ArticleHeader, type ArticleHeaderProps } from '~/components/layout/article-header';
import { Cover } from '~/components/ui/cover';
import { MediaMeta } from '~/features/media-lesson/components/media-meta';
import { toMediaWords } from '~/features/media-lesson/media-words';
import { getI18n } from '~/i18n/server';
import type { Language } from '~/lib/language';
import type { MediaSummary } from '~/schemas/media-lesson';

interface Props extends Pick<ArticleHeaderProps, 'back' | 'wrapTexts'> {
  lesson: MediaSummary;
  /** Address of its cover. */
  cover: string;
  language: Language;
  objectives: ReactNode;
  children?: ReactNode;
}

/** The header of a voice lesson with its objectives. */
export async function VoiceHeader({
  lesson,
  cover,
  language,
  back,
  wrapTexts,
  objectives,
  children,
}: Props) {
  const t = await getI18n();
  return (
    <ArticleHeader
      back={back}
      wrapTexts={wrapTexts}
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
      footer={objectives}
    >
      {children}
    </ArticleHeader>
  );
}
