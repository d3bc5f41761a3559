'use client';
import { Badge } from '~/components/ui/badge';
import { PlannedBadge } from '~/console/content/planned-badge';
import { useI18n } from '~/i18n/client';
import type { VoiceRow } from '~/schemas/operator-voice-lesson';

const TONES = { NEW: 'gold', SHOWN: 'good', HIDDEN: 'bad' } as const;

interface LessonFactsProps {
  lesson: Pick<
    VoiceRow,
    'state' | 'isChanged' | 'level' | 'access' | 'category' | 'lines' | 'learners'
  > &
    Partial<Pick<VoiceRow, 'missing' | 'refused' | 'publishAt' | 'isUnreadable'>>;
}

/** The properties of a lesson besides its title. */
export function LessonFacts({ lesson }: LessonFactsProps) {
  const t = useI18n();
  const { state, isChanged, level, access, category, lines, learners } = lesson;
  const { missing = 0, refused = 0, publishAt = null, isUnreadable = false } = lesson;
  return (
    <p className="figures flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Badge tone={TONES[state]}>{t(`consoleVoiceLessons.states.${state}`)}</Badge>
      {isChanged && state !== 'NEW' && (
        <Badge tone="warning">{t('consoleVoiceLessons.changed')}</Badge>
      )}
      <PlannedBadge publishAt={publishAt} />
      {isUnreadable ? (
        <Badge tone="bad">{t('consoleVoiceLessons.unreadable')}</Badge>
      ) : (
        <>
          <span>{level}</span>
          <span>{t(`media.category.${category}`)}</span>
          <span>{t(`consoleVoiceLessons.access.${access}`)}</span>
          <span>{t('consoleVoiceLessons.lines', { count: lines })}</span>
        </>
      )}
      <span>{t('consoleVoiceLessons.learners', { count: learners })}</span>
      {missing > 0 && (
        <Badge tone="warning">{t('consoleVoiceLessons.missing', { count: missing })}</Badge>
      )}
      {refused > 0 && (
        <Badge tone="bad">{t('consoleVoiceLessons.refused', { count: refused })}</Badge>
      )}
    </p>
  );
}
