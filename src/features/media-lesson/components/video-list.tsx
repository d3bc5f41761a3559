'use client';
import { Catalogue } from '~/components/catalogue';
import { VIDEO_CATEGORIES } from '~/domain/media-kinds';
import { LEVELS } from '~/domain/unit-kinds';
import { useI18n } from '~/i18n/client';
import { useListLabels } from '~/i18n/use-list-labels';
import { usePublishedSorts } from '~/i18n/use-published-sorts';
import { publishedRules } from '~/lib/published-rules';
import { useMediaPercents } from '../hooks';
import type { ListedVideo } from '../listed-video';
import { MediaTeaser } from './media-teaser';

const RULES = publishedRules<ListedVideo>(({ title }) => title, {
  category: { options: VIDEO_CATEGORIES, valueOf: ({ category }) => category },
  level: { options: LEVELS, valueOf: ({ level }) => level },
});

/** Every video course, by category and level. */
export function VideoList({ lessons }: { lessons: readonly ListedVideo[] }) {
  const t = useI18n();
  const words = useListLabels(t('media.video.search'));
  const sorts = usePublishedSorts();
  const percents = useMediaPercents();
  return (
    <Catalogue
      rows={lessons}
      rules={RULES}
      look="covers"
      labels={words}
      filters={[
        {
          name: 'category',
          label: t('media.video.filter'),
          options: VIDEO_CATEGORIES.map((value) => ({
            value,
            label: t(`media.category.${value}`),
          })),
          tabs: true,
        },
        {
          name: 'level',
          label: t('media.video.level'),
          options: LEVELS.map((value) => ({ value, label: t(`course.level.${value}`) })),
        },
      ]}
      sorts={sorts}
      nothing={t('media.video.empty')}
    >
      {(lesson) => <MediaTeaser lesson={lesson} percent={percents?.[lesson.slug]} />}
    </Catalogue>
  );
}
