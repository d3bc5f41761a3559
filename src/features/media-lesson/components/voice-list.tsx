'use client';
import type { ReactNode } from 'react';
import { Catalogue } from '~/components/catalogue';
import { VOICE_CATEGORIES } from '~/domain/media-kinds';
import { LEVELS } from '~/domain/unit-kinds';
import { useI18n, useLanguage } from '~/i18n/client';
import { useCategoryFilters } from '~/i18n/use-category-filters';
import { useListLabels } from '~/i18n/use-list-labels';
import { usePublishedSorts } from '~/i18n/use-published-sorts';
import type { ListFile } from '~/lib/list-file';
import { lessonRules } from '~/lib/published-rules';
import type { MediaSummary } from '~/schemas/media-lesson';
import { useMediaPercents } from '../hooks';
import type { ListedVoiceLesson } from '../listed-media';
import { toMediaWords } from '../media-words';
import { PlayedLabel } from './played-label';
import { VoiceCard } from './voice-card';

const RULES = lessonRules<ListedVoiceLesson>(
  ({ title, summary, otherText = '' }) => [title, summary, otherText],
  { categories: VOICE_CATEGORIES, levels: LEVELS },
);

const NONE: readonly ListedVoiceLesson[] = [];

interface Props {
  /** The newest ones (`FirstVoiceLessons`). */
  first: ReactNode;
  file: ListFile;
  /** The topics that there are. */
  categories: readonly MediaSummary['category'][];
  /** Text when there are no lessons. */
  nothing: string;
}

/** Voice lessons by topic and level, with their covers. */
export function VoiceList({ first, file, categories, nothing }: Props) {
  const t = useI18n();
  const language = useLanguage();
  const labels = useListLabels(t('voice.list.search'), true);
  const sorts = usePublishedSorts();
  const filters = useCategoryFilters({
    category: t('voice.list.filter'),
    level: t('voice.list.level'),
    categories: categories.map((value) => ({ value, label: t(`media.category.${value}`) })),
  });
  const percents = useMediaPercents();
  return (
    <Catalogue
      rows={NONE}
      first={first}
      file={file}
      rules={RULES}
      look="covers"
      labels={labels}
      filters={filters}
      sorts={sorts}
      nothing={nothing}
    >
      {(lesson, index) => (
        <VoiceCard
          lesson={lesson}
          language={language}
          first={index === 0}
          words={toMediaWords(t, lesson)}
          progress={<PlayedLabel percent={percents?.get(lesson.slug) ?? 0} />}
        />
      )}
    </Catalogue>
  );
}
