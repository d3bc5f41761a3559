'use client';
import { useUnitProgress } from '~/features/lesson/hooks';
import { useScopedI18n } from '~/i18n/client';

/** What the link to a lesson says to somebody who may have begun it: start, continue, or repeat. */
export function StartLabel({ slug }: { slug: string }) {
  const t = useScopedI18n('course.unit');
  const progress = useUnitProgress()?.[slug];
  if (progress?.completed) return t('again');
  const isBegun = progress && (progress.tried > 0 || progress.currentIndex > 0);
  return isBegun ? t('continue') : t('start');
}
