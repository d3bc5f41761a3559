'use client';
import { Badge } from '~/components/ui/badge';
import { useScopedI18n } from '~/i18n/client';

/** The learners' score of a clip, 0 to 100, and whether it was accepted. */
export function ClipScore({ score, accepted }: { score: number; accepted: boolean }) {
  const t = useScopedI18n('consoleContent.clip');
  return (
    <Badge tone={accepted ? 'good' : 'bad'}>
      {t(accepted ? 'score' : 'refused', { score: Math.round(score) })}
    </Badge>
  );
}
