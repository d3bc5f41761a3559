'use client';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import type { LevelTrace } from '~/audio/level-trace';
import type { Samples } from '~/audio/playable-clip';
import { type JudgedWord, type Judgement, toOutcome } from '~/domain/lesson-feedback';
import { isInOtherWords } from '~/domain/rendering/found-words';
import type { Accent } from '~/domain/speech/accent';
import type { ReferenceWord } from '~/domain/speech/types';
import { afterPaint } from '~/lib/after-paint';
import { whenIdle } from '~/lib/when-idle';
import type { LessonClip, LessonItem } from '~/schemas/lesson';
import type { LessonEvent, LessonState, Phase } from './lesson-machine';
import {
  type ItemListening,
  type ItemPlayback,
  useItemPlayback,
  type WordRange,
} from './use-item-playback';
import type { ScorerInUse } from './use-scorer';
import { useSpeaking } from './use-speaking';

interface Options {
  item: LessonItem;
  accent: Accent;
  state: LessonState;
  dispatch: Dispatch<LessonEvent>;
  engine: ScorerInUse;
  /** The words of the unit, with which a single word is compared. */
  taught?: readonly ReferenceWord[];
  onJudged: (itemId: string, judgement: Judgement) => void;
  /** Goes to the next item. */
  onNext?: () => void;
  /** Goes to the previous item; undefined where there is none. */
  onBack?: () => void;
  /** Called before the clip is played: a review then counts as assisted. */
  onListen?: () => void;
  /** Replaces storing whether the text is shown. */
  onToggleText?: () => void;
  /** Whether items can be deferred until they can be spoken. */
  canDefer?: boolean;
  /** Whether the default playback settings apply instead of the stored ones. */
  plain?: boolean;
  /** Words of a longer clip to which the item is limited. */
  part?: WordRange;
  /** Whether an item that is left open comes back tomorrow. */
  returns?: boolean;
  /** Whether the item is asked by its Chinese. */
  fromChinese?: boolean;
}

/** The practised item, with the clip in the chosen voice of the current accent. */
interface PractisedItem extends LessonItem {
  accent: Accent;
  clip: LessonClip;
}

/** Microphone, scorer and recording of the item. */
export interface ItemSpeaking {
  phase: Phase;
  /** Loaded share of the scorer, 0 … 1; null before it was requested. */
  share: number | null;
  trace: LevelTrace;
  /** The last recording of this item; held in this tab only. */
  samples: Samples | undefined;
  /** Starts a recording, or ends the running one. */
  speak: () => void;
  scoreAgain: () => void;
}

/** Whether the text of an item was revealed before it is typed from its meaning: never, now, or before. */
type Peek = 'none' | 'open' | 'closed';

/** Judgement of the item as spoken or typed, word by word. */
interface ItemAnswer {
  judgement: Judgement | null;
  /** The previous judgement of the item in this session. */
  before: Judgement | null;
  /** Whether the item was left open, as the scorer could not tell it twice, and comes back tomorrow; or not (yet). */
  leftOpen: 'returns' | 'stays' | null;
  /** Tries in a row that did not pass, up to the shown judgement and in its mode; 0 where that passed, was almost a
   *  pass, or there is none. */
  failedTries: number;
  /** The word whose phonemes are shown, with its index. */
  opened: { word: JudgedWord; index: number } | null;
  /** Whether the text is hidden until the answer, by the learner's setting. */
  textHidden: boolean;
  /** Whether the item is asked by its Chinese, so that it is typed from its meaning and not from its sound. */
  fromChinese: boolean;
  peek: Peek;
  /** Whether the item is typed without a sound, by the learner's setting. */
  isSilent: boolean;
  /** What was typed from the Chinese in other words, which is no attempt; null otherwise. */
  otherWords: string | null;
  /** Before the answer: plays a word. After it: opens or closes its phonemes. During the selection of a range:
   *  sets one of its ends. */
  touchWord: (index: number) => void;
  closeWord: () => void;
}

/** Steps through a lesson: mode, retry, deferral, next item. */
export interface ItemSteps {
  mode: LessonState['mode'];
  setMode: (mode: LessonState['mode']) => void;
  /** Shows the text that is to be typed from its meaning, or covers it again. */
  peek: (open: boolean) => void;
  /** Shows and stores the judgement of the input. A sentence that was typed from its Chinese in other words is no
   *  attempt: the two are shown. */
  check: (typed: Judgement) => void;
  retry: () => void;
  next: () => void;
  /** Goes to the previous item; undefined where there is none. */
  back?: () => void;
  /** Scope of "I can't speak now". */
  silence: LessonState['silence'];
  /** Defers speaking of the item; with `whole` of all that follow. Undefined where items cannot be deferred. */
  defer?: (whole: boolean) => void;
}

/** State and actions of the current item. A component uses the parts that it shows. */
export interface ItemPractice {
  item: PractisedItem;
  playback: ItemPlayback;
  listening: ItemListening;
  speaking: ItemSpeaking;
  answer: ItemAnswer;
  steps: ItemSteps;
  /** The scorer, which is also used for a single word of the item. */
  engine: ScorerInUse;
}

/** Combines the two voices, the microphone, the scorer and the state machine for one item. */
export function useItemPractice(options: Options): ItemPractice {
  const { item, accent, state, dispatch, engine, taught, onJudged, onNext, onBack } = options;
  const microphone = useSpeaking({ state, dispatch, item, engine, taught, onJudged });
  const [opened, setOpened] = useState<number | null>(null);
  const [peek, setPeek] = useState<Peek>('none');
  const [otherWords, setOtherWords] = useState<string | null>(null);
  const { phase, mode } = state;
  const judgement = phase.name === 'judged' ? phase.judgement : null;
  const canBeSilent = mode === 'TYPE' && item.translation !== '';
  const samples = state.recordings[state.index];
  const word = opened === null ? undefined : judgement?.words[opened];

  const { playback, listening, hearWord, hush } = useItemPlayback({
    clips: [item.audio[accent], ...(item.otherVoices?.[accent] ?? [])],
    words: item.reference.map(({ text }) => text),
    accent,
    samples,
    judgement,
    opened,
    recording: phase.name === 'recording' || phase.name === 'opening',
    canBeSilent: canBeSilent && !options.fromChinese && judgement === null,
    onListen: options.onListen,
    onToggleText: options.onToggleText,
    plain: options.plain,
    part: options.part,
  });
  const speak = () => {
    if (phase.name === 'recording') return microphone.stop();
    hush();
    setOpened(null);
    microphone.speak();
  };
  const isSilent = canBeSilent && listening.choices.typesFrom === 'CHINESE';
  const { trace, scoreAgain } = microphone;
  const speaking = { phase, share: engine.share, trace, samples, speak, scoreAgain };
  const answer: ItemAnswer = {
    judgement,
    before: previousJudgement(state),
    failedTries: countFailedTries(state),
    leftOpen: isLeftOpen(state) ? (options.returns ? 'returns' : 'stays') : null,
    opened: word && opened !== null ? { word, index: opened } : null,
    peek,
    isSilent,
    otherWords,
    fromChinese: options.fromChinese === true,
    textHidden: listening.choosesText && !listening.choices.showText && judgement === null,
    touchWord: (index) => {
      if (!judgement || playback.marking) return hearWord(index);
      hush();
      setOpened(index === opened ? null : index);
    },
    closeWord: () => setOpened(null),
  };
  const { tone } = listening.choices;
  const isQuiet = playback.now.status === 'idle';
  useEffect(() => {
    if (options.plain || isSilent || !tone || !judgement?.passed) return;
    const left = new AbortController();
    void import('./mark-pass').then(
      ({ markPass }) => markPass(judgement, isQuiet, left.signal),
      () => {},
    );
    return () => left.abort();
  }, [options.plain, isSilent, tone, judgement, isQuiet]);
  const steps: ItemSteps = {
    mode,
    setMode: (to) => {
      hush();
      setPeek('none');
      setOtherWords(null);
      dispatch({ type: 'mode', mode: to });
    },
    peek: (open) => {
      hush();
      // In a review the answer then counts as helped.
      if (open) options.onToggleText?.();
      setOtherWords(null);
      setPeek(open ? 'open' : 'closed');
    },
    check: (typed) => {
      hush();
      const isUnseen = playback.isMuted && peek === 'none' && typed.words.length > 1;
      if (isUnseen && isInOtherWords(typed.words)) {
        options.onToggleText?.();
        setOtherWords(typed.typedText ?? '');
        return setPeek('open');
      }
      onJudged(item.id, typed);
      dispatch({ type: 'typed', judgement: typed });
    },
    retry: () => {
      if (phase.name === 'recording') return;
      setOpened(null);
      if (mode === 'TYPE') dispatch({ type: 'retry' });
      else speak();
    },
    next: () => {
      hush();
      onNext?.();
    },
    back:
      onBack &&
      (() => {
        hush();
        onBack();
      }),
    silence: state.silence,
    defer: options.canDefer
      ? (whole) => {
          hush();
          setOpened(null);
          dispatch({ type: 'defer', whole });
        }
      : undefined,
  };
  return {
    item: { ...item, accent, clip: playback.clip },
    playback,
    listening,
    speaking,
    answer,
    steps,
    engine,
  };
}

/** Whether the shown judgement left the item open. */
const isLeftOpen = ({ phase, index, leftOpen }: LessonState): boolean =>
  phase.name === 'judged' && toOutcome(phase.judgement) === 'almost' && leftOpen.includes(index);

/** Failed tries in a row up to the shown judgement. Silence and what was almost a pass are no tries. */
function countFailedTries({ phase, index, judgements, earlier }: LessonState): number {
  if (phase.name !== 'judged' || toOutcome(phase.judgement) !== 'notPassed') return 0;
  const { mode } = phase.judgement;
  const last = judgements[index];
  const all = last ? [...(earlier[index] ?? []), last] : [];
  const others = all.findLastIndex((judgement) => judgement.passed || judgement.mode !== mode);
  return all.length - 1 - others;
}

/** The judgement before the shown one. One that is almost a pass is shown but not stored. */
function previousJudgement({ phase, index, judgements, earlier }: LessonState): Judgement | null {
  const last = judgements[index] ?? null;
  const shown = phase.name === 'judged' && phase.judgement === last;
  return shown ? (earlier[index]?.at(-1) ?? null) : last;
}

/** Elements that keep the focus: a field, and a dialog that was opened meanwhile. */
const KEEPS_FOCUS = 'input, [role="dialog"], [role="dialog"] *';

/** Focuses the new item, for screen readers and so that Space is free for the microphone, and loads the
 *  scorer before the first word is said, but after the files of the item itself. @returns the ref of the
 *  item's `main` */
export function useItemEntry(mode: LessonState['mode'], { scorer }: ScorerInUse) {
  const sheet = useRef<HTMLElement>(null);
  useEffect(
    () =>
      // Done after painting, since the focus needs the layout, which painting the new item computes anyway.
      afterPaint(() => {
        if (!document.activeElement?.matches(KEEPS_FOCUS))
          sheet.current?.focus({ preventScroll: true });
      }),
    [],
  );
  useEffect(() => {
    if (mode === 'SPEAK') return whenIdle(scorer);
  }, [mode, scorer]);
  return sheet;
}
