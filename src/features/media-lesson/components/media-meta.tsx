import { Badge } from '~/components/ui/badge';
import { LockIcon } from '~/components/ui/icons/marks';
import { formatDuration } from '~/lib/format-duration';
import type { MediaSummary } from '~/schemas/media-lesson';

export interface MediaMetaProps {
  lesson: Pick<MediaSummary, 'access' | 'durationMs' | 'level'>;
  /** Texts of topic, level and access. */
  words: { category: string; level: string; access: string };
}

/** Metadata in one line: topic, level, length, and whether the lesson is free. */
export function MediaMeta({ lesson, words }: MediaMetaProps) {
  return (
    <p className="meta-line">
      <span>{words.category}</span>
      <span className="level" data-level={lesson.level}>
        {words.level}
      </span>
      <span className="figures">{formatDuration(Math.floor(lesson.durationMs / 1000))}</span>
      <Badge tone={lesson.access === 'FREE' ? 'ink' : 'gold'}>
        {lesson.access === 'VIP' && <LockIcon className="size-3.5" />}
        {words.access}
      </Badge>
    </p>
  );
}
