'use client';
import { useEffect, useRef } from 'react';
import { lazyComponent } from '~/components/ui/lazy-component';
import { useLoadAfterTouch, useNeeded } from '~/components/ui/load-later';
import { Phrases } from '~/components/ui/phrases';
import { ProgressBar } from '~/components/ui/progress-bar';
import { useHasLasted } from '~/components/ui/use-has-lasted';
import { MEANING_ENGINE, SHOWN_TEXT_ENGINE } from '~/domain/dictation';
import { isHelped, wordsToDrill } from '~/domain/item-help';
import { toOutcome } from '~/domain/lesson-feedback';
import { useScopedI18n } from '~/i18n/client';
import { classNames } from '~/lib/class-names';
import type { Phase } from '../../player/lesson-machine';
import type { ItemPractice, ItemSteps } from '../../player/use-item-practice';
import { useFeedbackText } from './use-feedback-text';

interface Props extends Pick<ItemPractice, 'item' | 'speaking' | 'answer'> {
  mode: ItemSteps['mode'];
  /** Whether the clip could not be fetched or played. */
  audioFailed: boolean;
  /** Whether there is neither a clip nor a voice of the device. */
  isUnvoiced?: boolean;
  align?: 'center' | 'start';
  /** Alternative without a microphone: a callback, the path of a lesson, or none. */
  typing: (() => void) | string | null;
  /** Whether the phonemes of a word are shown instead; the result must not be announced again afterwards. */
  hidden: boolean;
}

const RECOVERY = lazyComponent(() =>
  import('./recovery-options').then(({ RecoveryOptions }) => RecoveryOptions),
);

const OPENING_LONG_MS = 4000;
const SCORER_LONG_MS = 6000;

const OUTCOME_STYLES = {
  passed: 'text-said',
  notPassed: 'text-nearly',
  almost: 'text-text',
} as const;

/** What a typed result is not, by its engine: dictation has nothing to add. */
const TYPED_NOTES: ReadonlyMap<string | undefined, 'shownNote' | 'silentNote'> = new Map([
  [SHOWN_TEXT_ENGINE, 'shownNote'],
  [MEANING_ENGINE, 'silentNote'],
]);

/** Whether a recording has ended without a score. */
const isEndWithoutScore = ({ name }: Phase): boolean =>
  name === 'blocked' || name === 'unheard' || name === 'unscored';

/** Status and result of an attempt, in one live region. The region is always in the page, so that nothing is
 *  announced twice. */
export function Outcome(props: Props) {
  const { item, speaking, answer, mode, audioFailed, align = 'center', typing, hidden } = props;
  const { isUnvoiced = false } = props;
  const { phase, share } = speaking;
  const { judgement, before } = answer;
  const { accent, clip } = item;
  const t = useScopedI18n('lesson');
  const feedback = useFeedbackText();
  const openingLong = useHasLasted(phase.name === 'opening', OPENING_LONG_MS);
  const isStuck = openingLong || isEndWithoutScore(phase);
  const RecoveryOptions = useNeeded(RECOVERY, isStuck);
  useLoadAfterTouch(RECOVERY);
  const fetching = phase.name === 'scoring' && share !== null && share < 1;
  const fetchingLong = useHasLasted(fetching, SCORER_LONG_MS);
  const feedbackText =
    judgement &&
    feedback(judgement, { accent, before, cues: clip.cues, leftOpen: answer.leftOpen });
  const outcome = judgement && toOutcome(judgement);
  const typedNote = TYPED_NOTES.get(judgement?.engine);
  const outcomeRef = useRef<HTMLDivElement>(null);
  const isEnd = phase.name === 'blocked' || phase.name === 'unheard' || judgement !== null;
  // The dock at the lower edge must not cover the new result.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each judgement has its own result.
  useEffect(() => {
    if (isEnd) outcomeRef.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isEnd, judgement]);
  // An announcement during a recording would be recorded: the text is then only shown, unless the learner has to
  // act.
  const isHearing = phase.name === 'recording' && !phase.dead && !phase.unmetered;
  const phaseLine = (
    <p className={phase.name === 'ready' ? 'text-soft' : undefined}>
      <Phrases>{isUnvoiced ? t('unvoiced') : audioFailed ? t('audioFailed') : phaseText()}</Phrases>
    </p>
  );
  return (
    <div
      ref={outcomeRef}
      className={classNames(
        hidden ? 'sr-only' : 'grid min-h-28 w-full max-w-text content-start gap-3 text-balance',
        align === 'center' &&
          'scroll-mb-48 scroll-mt-20 roomy:scroll-mb-80 low:scroll-mb-40 justify-items-center text-center',
      )}
    >
      <div role="status">
        {feedbackText && outcome ? (
          <div className="grid animate-rise gap-1">
            <p className={classNames('figures font-semibold', OUTCOME_STYLES[outcome])}>
              {feedbackText.heading}
              {feedbackText.figure && (
                <span className="ml-2 font-normal text-soft">{feedbackText.figure}</span>
              )}
            </p>
            {feedbackText.sentence && (
              <p>
                <Phrases>{feedbackText.sentence}</Phrases>
              </p>
            )}
            <p className="sr-only">{feedbackText.words}</p>
            {judgement && isHelped(judgement, answer.failedTries) && (
              <p>
                <Phrases>
                  {t(wordsToDrill(judgement).length > 0 ? 'help.words' : 'help.slowly')}
                </Phrases>
              </p>
            )}
            {typedNote && (
              <p className="text-sm text-soft">
                <Phrases>{t(`typing.${typedNote}`)}</Phrases>
              </p>
            )}
          </div>
        ) : (
          !isHearing && phaseLine
        )}
      </div>
      {isHearing && phaseLine}
      {feedbackText && feedbackText.notes.length > 0 && (
        <ul className="grid gap-1 text-sm text-soft">
          {feedbackText.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {fetching && <ProgressBar value={share} label={t('scorerLoading')} className="max-w-form" />}
      {isStuck && RecoveryOptions && (
        <RecoveryOptions phase={phase} typing={typing} onScoreAgain={speaking.scoreAgain} />
      )}
    </div>
  );

  function phaseText(): string {
    switch (phase.name) {
      case 'opening':
        return openingLong ? t('openingSlow') : t('microphoneOpening');
      case 'recording':
        return t(phase.unmetered ? 'unmetered' : phase.dead ? 'deadLevel' : 'recording');
      case 'scoring':
        return fetchingLong ? t('scorerSlow') : fetching ? t('scorerLoading') : t('scoring');
      case 'unheard':
        return phase.rejection === 'too_short' && item.kind === 'WORD'
          ? t('refusal.too_short_word')
          : t(`refusal.${phase.rejection}`);
      case 'blocked':
        return t(`blocked.${phase.problem}`);
      case 'unscored':
        return t('unscored');
      default:
        if (mode === 'SPEAK') return t('speakPrompt');
        if (answer.otherWords !== null) return t('typing.otherWords');
        if (answer.peek !== 'none') return t('typing.shownNotice');
        return answer.isSilent ? t('typing.silentNotice') : t('typing.notice');
    }
  }
}
