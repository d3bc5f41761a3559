'use client';
import Link from 'next/link';
import { Button } from '~/components/ui/button';
import { useScopedI18n } from '~/i18n/client';
import { classNames } from '~/lib/class-names';
import type { LessonState, Phase } from '../player/lesson-machine';
import { useFeedbackText } from './use-feedback-text';

interface Props {
  phase: Phase;
  mode: LessonState['mode'];
  accent: 'US' | 'GB';
  /** How much of the scorer has arrived, 0 … 1. */
  share: number | null;
  audioFailed: boolean;
  align?: 'center' | 'start';
  onScoreAgain: () => void;
  /** The way out without a microphone: an act, or the address of a lesson. */
  typing: (() => void) | string;
}

/** What is going on and how it went, in one place that screen readers follow. */
export function Outcome(props: Props) {
  const { phase, mode, accent, share, audioFailed, align = 'center', onScoreAgain, typing } = props;
  const t = useScopedI18n('lesson');
  const feedback = useFeedbackText();
  const judgement = phase.name === 'judged' ? phase.judgement : null;
  return (
    <div
      className={classNames(
        'grid min-h-28 w-full max-w-text content-start gap-3 text-balance',
        align === 'center' && 'justify-items-center text-center',
      )}
    >
      <div role="status">
        {judgement ? (
          <div className="grid animate-rise gap-1">
            <p
              className={classNames(
                'figures font-semibold',
                judgement.passed ? 'text-said' : 'text-nearly',
              )}
            >
              {judgement.passed ? t('passed') : t('notPassed')}
              <span className="ml-2 font-normal text-soft">
                {t('points', { score: judgement.score })}
              </span>
            </p>
            <p>{feedback(judgement, accent)}</p>
          </div>
        ) : (
          <p className={phase.name === 'ready' ? 'text-soft' : undefined}>
            {audioFailed ? t('audioFailed') : phaseText()}
          </p>
        )}
      </div>
      {phase.name === 'unscored' && <Button onClick={onScoreAgain}>{t('scoreAgain')}</Button>}
      {phase.name === 'blocked' && (
        <>
          <p className="text-sm text-soft">{t('blockedWayOut')}</p>
          {typeof typing === 'string' ? (
            <Button asChild look="secondary">
              <Link href={typing}>{t('typing.use')}</Link>
            </Button>
          ) : (
            <Button look="secondary" onClick={typing}>
              {t('typing.use')}
            </Button>
          )}
        </>
      )}
    </div>
  );

  function phaseText(): string {
    switch (phase.name) {
      case 'opening':
        return t('microphoneOpening');
      case 'recording':
        return t('recording');
      case 'scoring':
        return share !== null && share < 1
          ? t('scorerLoading', { percent: Math.round(share * 100) })
          : t('scoring');
      case 'unheard':
        return t(`refusal.${phase.refusal}`);
      case 'blocked':
        return t(`blocked.${phase.problem}`);
      case 'unscored':
        return t('unscored');
      default:
        return mode === 'TYPE' ? t('typing.notice') : t('speakPrompt');
    }
  }
}
