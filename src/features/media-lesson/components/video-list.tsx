'use client';
import { Catalogue } from '~/components/catalogue';
import { VIDEO_CATEGORIES } from '~/domain/media-kinds';
import { LEVELS } from '~/domain/unit-kinds';
import { useI18n } from '~/i18n/client';
import { useCategoryFilters } from '~/i18n/use-category-filters';
import { useListLabels } from '~/i18n/use-list-labels';
import { usePublishedSorts } from '~/i18n/use-published-sorts';
import type { ListFile } from '~/lib/list-file';
import { lessonRules } from '~/lib/published-rules';
import { useMediaPercents } from '../hooks';
import type { ListedVideo } from '../listed-media';
import { MediaTeaser } from './media-teaser';

const RULES = lessonRules<ListedVideo>(
  ({ title, summary, otherText = '' }) => [title, summary, otherText],
  { categories: VIDEO_CATEGORIES, levels: LEVELS },
);

interface Props {
  lessons: readonly ListedVideo[];
  file: ListFile;
}

/** Every video course, by category and level. */
export function VideoList({ lessons, file }: Props) {
  const t = useI18n();
  const words = useListLabels(t('media.video.search'), true);
  const sorts = usePublishedSorts();
  const filters = useCategoryFilters({
    category: t('media.video.filter'),
    level: t('media.video.level'),
    categories: VIDEO_CATEGORIES.map((value) => ({ value, label: t(`media.category.${value}`) })),
  });
  const percents = useMediaPercents();
  return (
    <Catalogue
      rows={lessons}
      file={file}
      rules={RULES}
      look="covers"
      labels={words}
      filters={filters}
      sorts={sorts}
      nothing={t('media.video.empty')}
    >
      {(lesson, index) => (
        <MediaTeaser lesson={lesson} percent={percents?.get(lesson.slug)} first={index === 0} />
      )}
    </Catalogue>
  );
}
