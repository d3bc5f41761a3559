'use client';
import { Badge } from '~/components/ui/badge';
import { LockIcon } from '~/components/ui/icons/marks';
import { useI18n } from '~/i18n/client';
import { formatDuration } from '~/lib/format-duration';
import type { MediaSummary } from '~/schemas/media-lesson';

/** Metadata in one line: topic, level, length, and whether the lesson is free. */
export function MediaMeta({
  lesson,
}: {
  lesson: Pick<MediaSummary, 'category' | 'level' | 'access' | 'durationMs'>;
}) {
  const t = useI18n();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
      <span>{t(`media.category.${lesson.category}`)}</span>
      <span>{t(`course.level.${lesson.level}`)}</span>
      <span className="figures">{formatDuration(Math.floor(lesson.durationMs / 1000))}</span>
      <Badge tone={lesson.access === 'FREE' ? 'ink' : 'gold'}>
        {lesson.access === 'VIP' && <LockIcon className="size-3.5" />}
        {t(`course.access.${lesson.access}`)}
      </Badge>
    </p>
  );
}
