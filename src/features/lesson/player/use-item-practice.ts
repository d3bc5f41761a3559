'use client';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import type { LevelTrace } from '~/audio/level-trace';
import type { Samples } from '~/audio/playable-clip';
import { DICTATION_ENGINE, gradeDictation } from '~/domain/dictation';
import { type JudgedWord, type Judgement, judgeTyped } from '~/domain/lesson-feedback';
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
  accent: 'US' | 'GB';
  state: LessonState;
  dispatch: Dispatch<LessonEvent>;
  engine: ScorerInUse;
  onJudged: (itemId: string, judgement: Judgement) => void;
  /** Goes on to what comes after this item. */
  onNext?: () => void;
  /** Before the recording is heard: a review then counts as helped. */
  onListen?: () => void;
  /** Instead of remembering whether the text is shown. */
  onToggleText?: () => void;
  /** Whether items can be left until they can be spoken. */
  canPutOff?: boolean;
  /** Nothing of how this device likes to listen counts here. */
  plain?: boolean;
  /** The item is only these words of a longer recording. */
  part?: WordRange;
}

/** The item that is practised, with the clip of the accent that is heard. */
export interface PractisedItem extends LessonItem {
  accent: 'US' | 'GB';
  clip: LessonClip;
}

/** The microphone and the scorer, and what was recorded. */
export interface ItemSpeaking {
  phase: Phase;
  /** How much of the scorer has arrived, 0 … 1; null before it was asked for. */
  share: number | null;
  trace: LevelTrace;
  /** The last recording of this item, in this tab only. */
  samples: Samples | undefined;
  /** Starts a recording, or ends the one that runs. */
  speak: () => void;
  scoreAgain: () => void;
}

/** How the item was said or typed, word by word. */
export interface ItemAnswer {
  judgement: Judgement | null;
  /** What was judged the time before, in this sitting. */
  before: Judgement | null;
  /** The word whose sounds are shown. */
  opened: { word: JudgedWord; at: number } | null;
  /** The learner wants no text before their answer. */
  textHidden: boolean;
  /** Before the answer: plays a word. After it: opens or closes its sounds. While a stretch is being
   *  marked: one of its ends. */
  touchWord: (at: number) => void;
  closeWord: () => void;
}

/** The way through a lesson: by voice or by typing, again, later, on. */
export interface ItemSteps {
  mode: LessonState['mode'];
  setMode: (mode: LessonState['mode']) => void;
  /** Grades what was typed after listening. */
  check: (typed: string) => void;
  retry: () => void;
  next: () => void;
  /** How far "I can't speak now" reaches. */
  silence: LessonState['silence'];
  /** The item waits until it can be spoken; with `whole` all that follow do. Undefined where nothing waits. */
  putOff?: (whole: boolean) => void;
}

/** One item in front of the learner: what can be heard, what was said, and everything they can do. A
 *  component takes the parts that it shows. */
export interface ItemPractice {
  item: PractisedItem;
  playback: ItemPlayback;
  listening: ItemListening;
  speaking: ItemSpeaking;
  answer: ItemAnswer;
  steps: ItemSteps;
}

/** Puts the two voices, the microphone, the scorer and the state machine together for one item. */
export function useItemPractice(options: Options): ItemPractice {
  const { item, accent, state, dispatch, engine, onJudged, onNext } = options;
  const clip = item.audio[accent];
  const microphone = useSpeaking({ state, dispatch, item, engine, onJudged });
  const [opened, setOpened] = useState<number | null>(null);
  const { phase, mode } = state;
  const judgement = phase.name === 'judged' ? phase.judgement : null;
  const samples = state.recordings[state.index];
  const word = opened === null ? undefined : judgement?.words[opened];

  const { playback, listening, hearWord, hush } = useItemPlayback({
    clip,
    samples,
    judgement,
    opened,
    recording: phase.name === 'recording' || phase.name === 'opening',
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
  const { trace, scoreAgain } = microphone;
  const speaking = { phase, share: engine.share, trace, samples, speak, scoreAgain };
  const answer: ItemAnswer = {
    judgement,
    before: judgedBefore(state),
    opened: word && opened !== null ? { word, at: opened } : null,
    textHidden: listening.choosesText && !listening.choices.showText && judgement === null,
    touchWord: (at) => {
      if (!judgement || playback.marking) return hearWord(at);
      hush();
      setOpened(at === opened ? null : at);
    },
    closeWord: () => setOpened(null),
  };
  const steps: ItemSteps = {
    mode,
    setMode: (to) => {
      hush();
      dispatch({ type: 'mode', mode: to });
    },
    check: (typed) => {
      hush();
      const graded = judgeTyped(gradeDictation(typed, item.reference), DICTATION_ENGINE);
      onJudged(item.id, graded);
      dispatch({ type: 'typed', judgement: graded });
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
    silence: state.silence,
    putOff: options.canPutOff
      ? (whole) => {
          hush();
          setOpened(null);
          dispatch({ type: 'putOff', whole });
        }
      : undefined,
  };
  return { item: { ...item, accent, clip }, playback, listening, speaking, answer, steps };
}

/** The judgement before the one that is shown. One that is not sure has taken no place of its own. */
function judgedBefore({ phase, index, judgements, earlier }: LessonState): Judgement | null {
  const last = judgements[index] ?? null;
  const shown = phase.name === 'judged' && phase.judgement === last;
  return shown ? (earlier[index]?.at(-1) ?? null) : last;
}

/** A screen reader starts at the new item, Space is free for the microphone, and the scorer is on
 *  its way before the first word is said. @returns the ref of the item's `main` */
export function useItemEntry(mode: LessonState['mode'], { scorer }: ScorerInUse) {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    // A field that is ready to write keeps the focus that it took.
    if (!document.activeElement?.matches('input')) sheet.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (mode === 'SPEAK') scorer();
  }, [mode, scorer]);
  return sheet;
}
