'use client';
import { FilterBar } from '~/components/ui/filter-bar';
import { EmptyList, ListCount, MoreRows } from '~/components/ui/list-states';
import { useList } from '~/components/ui/use-list';
import { VIDEO_CATEGORIES } from '~/domain/media-kinds';
import { LEVELS } from '~/domain/unit-kinds';
import { useI18n } from '~/i18n/client';
import { useListWords } from '~/i18n/use-list-words';
import type { ListRules } from '~/lib/list-query';
import type { MediaSummary } from '~/schemas/media-lesson';
import { useMediaPercents } from '../hooks';
import { MediaStory } from './media-story';

const newestFirst = (a: MediaSummary, b: MediaSummary) => +b.publishedOn - +a.publishedOn;

const RULES: ListRules<MediaSummary> = {
  text: ({ title, summary }) => [title.zh, title.en, summary.zh, summary.en],
  filters: {
    category: { options: VIDEO_CATEGORIES, of: ({ category }) => category },
    level: { options: LEVELS, of: ({ level }) => level },
  },
  sorts: { newest: newestFirst, oldest: (a, b) => newestFirst(b, a) },
  pageSize: 12,
};

/** Every video course, by category and level. */
export function VideoList({ lessons }: { lessons: readonly MediaSummary[] }) {
  const t = useI18n();
  const words = useListWords(t('media.video.search'));
  const list = useList(lessons, RULES);
  const percents = useMediaPercents();
  return (
    <div className="grid gap-8">
      <FilterBar
        list={list}
        words={words}
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
        sorts={(['newest', 'oldest'] as const).map((value) => ({
          value,
          label: t(`list.${value}`),
        }))}
      />
      <ListCount text={words.found(list.found)} />
      <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {list.shown.map((lesson) => (
          <li key={lesson.slug}>
            <MediaStory lesson={lesson} percent={percents?.[lesson.slug]} />
          </li>
        ))}
      </ul>
      <MoreRows list={list} words={words} />
      <EmptyList list={list} words={words} nothing={t('media.video.empty')} />
    </div>
  );
}
