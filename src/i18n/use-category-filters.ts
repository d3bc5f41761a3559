'use client';
import { LEVELS } from '~/domain/unit-kinds';
import { useI18n } from './client';

interface CategoryFilters {
  /** Labels of the two filters. */
  category: string;
  level: string;
  /** The categories that the list offers, in the order of their menu. */
  categories: readonly { value: string; label: string }[];
}

/** The two filters of a list of lessons (`lessonRules`), with their labels: categories as tabs, and levels. */
export function useCategoryFilters({ category, level, categories }: CategoryFilters) {
  const t = useI18n();
  return [
    { name: 'category', label: category, options: categories, tabs: true },
    {
      name: 'level',
      label: level,
      options: LEVELS.map((value) => ({ value, label: t(`course.level.${value}`) })),
    },
  ];
}
