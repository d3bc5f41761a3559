'use client';
import { useEffect, useRef } from 'react';
import { Phrases } from '~/components/ui/phrases';
import { ProgressLine } from '~/components/ui/progress-line';
import { useLasting } from '~/components/ui/use-lasting';
import { outcomeOf } from '~/domain/lesson-feedback';
import { useScopedI18n } from '~/i18n/client';
import { classNames } from '~/lib/class-names';
import type { ItemPractice, ItemSteps } from '../player/use-item-practice';
import { useFeedbackText } from './use-feedback-text';
import { WaysOut } from './ways-out';

interface Props extends Pick<ItemPractice, 'item' | 'speaking' | 'answer'> {
  mode: ItemSteps['mode'];
  /** The recording could not be fetched or played. */
  audioFailed: boolean;
  align?: 'center' | 'start';
  /** The way out without a microphone: an act, the address of a lesson, or none. */
  typing: (() => void) | string | null;
  /** The sounds of a word are shown instead; what was told must not be told again afterwards. */
  hidden: boolean;
}

const OPENING_LONG_MS = 4000;
const SCORER_LONG_MS = 6000;

const LOOKS = { passed: 'text-said', notPassed: 'text-nearly', unsure: 'text-text' } as const;

/** What is going on and how it went, in one place that screen readers follow. It stays in the page all
 *  the time, so that nothing is told twice. */
export function Outcome(props: Props) {
  const { item, speaking, answer, mode, audioFailed, align = 'center', typing, hidden } = props;
  const { phase, share } = speaking;
  const { judgement, before } = answer;
  const { accent, clip } = item;
  const t = useScopedI18n('lesson');
  const feedback = useFeedbackText();
  const openingLong = useLasting(phase.name === 'opening', OPENING_LONG_MS);
  const fetching = phase.name === 'scoring' && share !== null && share < 1;
  const fetchingLong = useLasting(fetching, SCORER_LONG_MS);
  const told = judgement && feedback(judgement, { accent, before, cues: clip.cues });
  const outcome = judgement && outcomeOf(judgement);
  const place = useRef<HTMLDivElement>(null);
  const trouble = phase.name === 'blocked' || phase.name === 'unheard';
  useEffect(() => {
    if (trouble) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [trouble]);
  return (
    <div
      ref={place}
      className={classNames(
        hidden ? 'sr-only' : 'grid min-h-28 w-full max-w-text content-start gap-3 text-balance',
        align === 'center' && 'scroll-mb-80 justify-items-center text-center',
      )}
    >
      <div role="status">
        {told && outcome ? (
          <div className="grid animate-rise gap-1">
            <p className={classNames('figures font-semibold', LOOKS[outcome])}>
              {told.heading}
              {outcome !== 'unsure' && (
                <span className="ml-2 font-normal text-soft">
                  {t('points', { score: judgement.score })}
                </span>
              )}
            </p>
            <p>
              <Phrases>{told.sentence}</Phrases>
            </p>
            <p className="sr-only">{told.words}</p>
          </div>
        ) : (
          <p className={phase.name === 'ready' ? 'text-soft' : undefined}>
            <Phrases>{audioFailed ? t('audioFailed') : phaseText()}</Phrases>
          </p>
        )}
      </div>
      {told && told.notes.length > 0 && (
        <ul className="grid gap-1 text-sm text-soft">
          {told.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {fetching && <ProgressLine value={share} label={t('scorerLoading')} className="max-w-form" />}
      <WaysOut
        phase={phase}
        openingLong={openingLong}
        typing={typing}
        onScoreAgain={speaking.scoreAgain}
      />
    </div>
  );

  function phaseText(): string {
    switch (phase.name) {
      case 'opening':
        return openingLong ? t('openingSlow') : t('microphoneOpening');
      case 'recording':
        return phase.dead ? t('deadLevel') : t('recording');
      case 'scoring':
        return fetchingLong ? t('scorerSlow') : fetching ? t('scorerLoading') : t('scoring');
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
