'use client';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { type Judgement, toOutcome } from '~/domain/lesson-feedback';
import { isInOtherWords } from '~/domain/rendering/found-words';
import type { OwnGrade, RenderingHint } from '~/domain/scored-attempt';
import type { Accent } from '~/domain/speech/accent';
import type { AttemptInput, LessonItem } from '~/schemas/lesson';
import { createLessonState, lessonReducer } from './lesson-machine';
import { toAttempt } from './to-attempt';
import { type ItemPractice, useItemPractice } from './use-item-practice';
import type { ScorerInUse } from './use-scorer';

interface Options {
  item: LessonItem;
  accent: Accent;
  engine: ScorerInUse;
  /** Called after each attempt: the first is the answer, later ones are practice. */
  onAttempt: (attempt: AttemptInput, first: boolean) => void;
  onNext: (passed: boolean | null) => void;
  onLeftOpen: (itemId: string) => void;
  /** Whether the sentence is a card of the schedule; an exercise stores nothing. */
  isCard: boolean;
}

export interface Rendering {
  practice: ItemPractice;
  /** What is shown of the English before the answer; null for nothing. */
  hint: RenderingHint | null;
  /** Shows the first words, then the whole sentence. */
  showMore: () => void;
  /** Whether the English is shown. */
  isRevealed: boolean;
  /** Whether the card has its answer, so that more is practice. */
  isAnswered: boolean;
  /** The judgement of what was said in other words, which has no result; null otherwise. */
  inOtherWords: Judgement | null;
  /** Grades what was said in other words, and goes on; null where it is practice after a card's answer. */
  judgeOwn: ((grade: OwnGrade) => void) | null;
}

/** A sentence that is asked by its Chinese: hints, the answer, and the learner's own grade where fewer than half of the
 *  words were found. The English that is seen with a result counts as looked up until there is an answer. */
export function useRendering(options: Options): Rendering {
  const { item, accent, engine, onAttempt, onNext, onLeftOpen } = options;
  const [state, dispatch] = useReducer(lessonReducer, null, () => createLessonState(1));
  const [hint, setHint] = useState<RenderingHint | null>(null);
  const [isAnswered, setAnswered] = useState(false);
  const answer = useRef<{ passed: boolean } | null>(null);
  const lookedUp = useRef<RenderingHint | null>(null);
  /** What had been looked up before the last judged utterance; its result shows the whole sentence. */
  const hintOfAnswer = useRef<RenderingHint | null>(null);
  const lookUp = (more: RenderingHint) => {
    setHint(more);
    lookedUp.current = more;
  };

  const store = (judgement: Judgement, ownGrade?: OwnGrade) => {
    const first = answer.current === null;
    const passed = ownGrade ? ownGrade !== 'AGAIN' : judgement.passed;
    answer.current ??= { passed };
    const attempt = toAttempt({ itemId: item.id, judgement, accent });
    onAttempt(
      {
        ...attempt,
        fromChinese: true,
        ...(hintOfAnswer.current && { hint: hintOfAnswer.current }),
        ...(ownGrade && { ownGrade }),
      },
      first,
    );
    setAnswered(true);
  };
  const onJudged = (_: string, judgement: Judgement) => {
    hintOfAnswer.current = lookedUp.current;
    if (!isInOtherWords(judgement.words)) store(judgement);
    lookUp('WHOLE');
  };
  const showMore = () => lookUp(hint === null ? 'FIRST_WORDS' : 'WHOLE');
  const practice = useItemPractice({
    item,
    accent,
    state,
    dispatch,
    engine,
    returns: options.isCard,
    fromChinese: true,
    onJudged,
    onNext: () => onNext(answer.current?.passed ?? null),
    onToggleText: showMore,
    onListen: () => lookUp('WHOLE'),
  });
  const isLeftOpen = state.leftOpen.length > 0;
  const leaveOpen = useEffectEvent(() => onLeftOpen(item.id));
  useEffect(() => {
    if (isLeftOpen) leaveOpen();
  }, [isLeftOpen]);

  const { judgement } = practice.answer;
  const isJudged = judgement !== null && toOutcome(judgement) !== 'almost';
  const inOtherWords = isJudged && isInOtherWords(judgement.words) ? judgement : null;
  return {
    practice,
    hint,
    showMore,
    isRevealed: hint === 'WHOLE' || isLeftOpen,
    isAnswered,
    inOtherWords,
    judgeOwn:
      inOtherWords && !(isAnswered && options.isCard)
        ? (grade) => {
            store(inOtherWords, grade);
            onNext(grade !== 'AGAIN');
          }
        : null,
  };
}
