'use client';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useChineseVoice } from '~/audio/use-chinese-voice';
import { Phrases } from '~/components/ui/phrases';
import { useScopedI18n } from '~/i18n/client';
import type { AttemptInput, LessonItem } from '~/schemas/lesson';
import { practiceKeys } from '../../keys/practice-keys';
import { useItemEntry } from '../../player/use-item-practice';
import { useRendering } from '../../player/use-rendering';
import type { ScorerInUse } from '../../player/use-scorer';
import type { AccentPreference } from '../../use-accent';
import { ItemDock } from '../player/item-dock';
import { ItemSheet } from '../player/item-sheet';
import { LessonKeys } from '../player/lesson-keys';
import { ItemResult } from '../result/item-result';
import { TypedResult } from '../result/typed-result';
import { ChineseQuestion, type PassagePlace } from './chinese-question';
import { OwnJudgement } from './own-judgement';

interface Props {
  item: LessonItem;
  engine: ScorerInUse;
  accent: AccentPreference;
  last: boolean;
  /** Called after each attempt: the first is the answer, later ones are practice. */
  onAttempt: (attempt: AttemptInput, first: boolean) => void;
  onNext: (passed: boolean | null) => void;
  /** Called when the card is left open: the scorer could not tell its sentence twice. */
  onLeftOpen: (itemId: string) => void;
  /** The place of the sentence in a passage of the consecutive exercise, with the learner's notes; it is then no card,
   *  and its Chinese is covered. */
  passage?: PassagePlace;
  /** Other actions of the card. */
  children: ReactNode;
}

/** One sentence that is asked by its Chinese: the learner says it in English, then hears the model. */
export function RenderView({ accent: choice, last, passage, children, ...options }: Props) {
  const t = useScopedI18n('rendering');
  const consecutive = useScopedI18n('consecutive');
  const rendering = useRendering({ ...options, accent: choice.accent, isCard: !passage });
  const { practice, hint, isRevealed, isAnswered, inOtherWords } = rendering;
  const { phase } = practice.speaking;
  const { judgement } = practice.answer;
  const { mode } = practice.steps;
  const voice = useChineseVoice();
  const sheet = useItemEntry(mode, options.engine);

  // The voice that asks must not get into the recording.
  const isListening = phase.name === 'opening' || phase.name === 'recording';
  const hushVoice = useEffectEvent(voice.stop);
  useEffect(() => {
    if (isListening) hushVoice();
  }, [isListening]);

  const isJudged = judgement !== null && isRevealed;
  const hearModel = useEffectEvent(() => {
    if (!practice.answer.isSilent) practice.playback.listenAtSpeed();
  });
  useEffect(() => {
    if (isJudged) hearModel();
  }, [isJudged]);

  // Before the answer "listen" reads the question; where the device has no voice for it, it is the whole hint.
  const { playback } = practice;
  const asks = !isRevealed && voice.isThere;
  const asked = {
    ...practice,
    ...(asks && {
      playback: {
        ...playback,
        player: { ...playback.player, playing: voice.isReading, loading: false },
        isSlowNext: false,
        listen: () => voice.toggle(options.item.translation),
      },
    }),
    // What was said in other words has no result.
    ...(inOtherWords && { answer: { ...practice.answer, judgement: null } }),
  };
  const isScored = isRevealed && !inOtherWords && (judgement !== null || hint === 'WHOLE');
  return (
    <LessonKeys handlers={practiceKeys(asked)}>
      <main
        ref={sheet}
        tabIndex={-1}
        className="column flex flex-1 flex-col items-center justify-center gap-6 py-6 outline-none"
      >
        {isScored ? (
          <ItemSheet practice={practice} hidden={mode === 'TYPE' && !judgement} asksMeaning />
        ) : (
          <ChineseQuestion rendering={rendering} voice={voice} passage={passage} />
        )}
        {isRevealed && !judgement && !isAnswered && (
          <p className="text-center text-sm text-soft">
            <Phrases>{passage ? consecutive('lookedUp') : t('lookedUp')}</Phrases>
          </p>
        )}
        {inOtherWords ? (
          <OwnJudgement
            rendering={rendering}
            judgement={inOtherWords}
            isCard={passage === undefined}
          />
        ) : (
          phase.name !== 'ready' && <ItemResult practice={practice} />
        )}
        {!inOtherWords && <TypedResult practice={practice} />}
        {judgement && !judgement.passed && isScored && (
          <p className="max-w-text text-center text-sm text-soft">
            <Phrases>{t('wordingNote')}</Phrases>
          </p>
        )}
        {children}
      </main>
      <ItemDock practice={asked} last={last} accent={passage ? undefined : choice} />
    </LessonKeys>
  );
}
