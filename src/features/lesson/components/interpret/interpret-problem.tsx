'use client';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { useScopedI18n } from '~/i18n/client';
import type { InterpretPhase } from '../../player/use-interpreting';

interface Props {
  phase: InterpretPhase;
  onScoreAgain: () => void;
  /** Changes to typing; null while typing. */
  onType: (() => void) | null;
}

/** The reason why a passage could not be played, recorded or scored, with a solution; nothing without a
 *  problem. */
export function InterpretProblem({ phase, onScoreAgain, onType }: Props) {
  const t = useScopedI18n('interpret');
  const blocked = useScopedI18n('lesson.blocked');
  const rejection = useScopedI18n('lesson.refusal');
  if (phase.name === 'rejected')
    return <Notice tone="warning">{rejection(phase.rejection)}</Notice>;
  if (phase.name === 'blocked')
    return (
      <Notice tone="error">
        <p>{blocked(phase.problem)}</p>
        {onType && (
          <>
            <p className="mt-2">{t('blockedWayOut')}</p>
            <Button variant="secondary" className="mt-3" onClick={onType}>
              {t('useTyping')}
            </Button>
          </>
        )}
      </Notice>
    );
  if (phase.name !== 'failed') return null;
  if (phase.what === 'sound') return <Notice tone="error">{t('soundFailed')}</Notice>;
  return (
    <Notice tone="error">
      <p>{t('scorerFailed')}</p>
      <Button variant="secondary" className="mt-3" onClick={onScoreAgain}>
        {t('scoreAgain')}
      </Button>
    </Notice>
  );
}
