'use client';
import type { Dispatch } from 'react';
import type { summarise } from '~/domain/lesson-summary';
import type { Accent } from '~/domain/speech/accent';
import { useScopedI18n } from '~/i18n/client';
import { ConsecutivePrompt } from '../components/consecutive/consecutive-prompt';
import { InterpretingPrompt } from '../components/interpret/interpreting-prompt';
import { ShadowingPrompt } from '../components/shadow/shadowing-prompt';
import type { LessonEvent } from '../player/lesson-machine';
import type { OpenedLesson } from '../player/stored-work';
import type { Exercise } from '../player/use-exercise';
import { DeferredItems } from './deferred-items';
import { RepeatItems } from './repeat-items';
import { WeakPhonemes } from './weak-phonemes';
import { WordList } from './word-list';

interface Props {
  lesson: OpenedLesson;
  accent: Accent;
  summary: ReturnType<typeof summarise>;
  /** Indexes of the deferred items. */
  deferred: readonly number[];
  dispatch: Dispatch<LessonEvent>;
  onExercise: (exercise: Exercise) => void;
}

/** The summary below its first screen: what to repeat, what went well, sounds, and other exercises. */
export function SummaryDetails(props: Props) {
  const { lesson, accent, summary, deferred, dispatch, onExercise } = props;
  const t = useScopedI18n('lesson.summary');
  const hasChinesePassage =
    lesson.items.filter(({ kind, translation }) => kind === 'SENTENCE' && translation !== '')
      .length > 1;
  const { bestWords, repeat, weakPhonemes } = summary;
  return (
    <>
      <RepeatItems
        items={lesson.items}
        repeat={repeat}
        onRepeat={(indexes) => dispatch({ type: 'repeat', indexes })}
      />
      <DeferredItems
        owner={lesson.owner}
        count={deferred.length}
        onSpeak={() => {
          dispatch({ type: 'mode', mode: 'SPEAK' });
          dispatch({ type: 'repeat', indexes: deferred });
        }}
      />
      {(bestWords.length > 0 || repeat.length > 0) && (
        <WordList title={t('well')} words={bestWords} none={t('wellNone')} />
      )}
      {weakPhonemes.length > 0 && <WeakPhonemes phonemes={weakPhonemes} accent={accent} />}
      <ShadowingPrompt onShadow={() => onExercise('shadowing')} />
      {hasChinesePassage && <ConsecutivePrompt onBegin={() => onExercise('consecutive')} />}
      <InterpretingPrompt onInterpret={() => onExercise('interpreting')} />
    </>
  );
}
