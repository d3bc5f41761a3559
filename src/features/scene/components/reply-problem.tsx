'use client';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import { useScopedI18n } from '~/i18n/client';
import type { ReplyPhase } from '../use-replying';
import { UnheardText } from './unheard-text';

interface Props {
  phase: ReplyPhase;
  onScoreAgain: () => void;
  /** Changes to typing; null while typing. */
  onType: (() => void) | null;
}

/** The reason why no reply was recognised, with what to do; nothing without a problem. */
export function ReplyProblem({ phase, onScoreAgain, onType }: Props) {
  const t = useScopedI18n('scene');
  const blocked = useScopedI18n('lesson.blocked');
  if (phase.name === 'unheard')
    return (
      <Notice tone="warning">
        <UnheardText heard={phase.heard} typed={phase.typed} />
      </Notice>
    );
  if (phase.name === 'unscored')
    return (
      <Notice tone="error">
        <p>
          <Phrases>{t('scorerFailed')}</Phrases>
        </p>
        <Button variant="secondary" className="mt-3" onClick={onScoreAgain}>
          {t('scoreAgain')}
        </Button>
      </Notice>
    );
  if (phase.name !== 'blocked') return null;
  return (
    <Notice tone="error">
      <p>
        <Phrases>{blocked(phase.problem)}</Phrases>
      </p>
      {onType && (
        <>
          <p className="mt-2">
            <Phrases>{t('blockedWayOut')}</Phrases>
          </p>
          <Button variant="secondary" className="mt-3" onClick={onType}>
            {t('useTyping')}
          </Button>
        </>
      )}
    </Notice>
  );
}
