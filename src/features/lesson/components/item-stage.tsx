'use client';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import { DICTATION_ENGINE, gradeDictation } from '~/domain/dictation';
import { type Judgement, judgeTyped } from '~/domain/lesson-feedback';
import type { LessonItem } from '~/schemas/lesson';
import type { LessonEvent, LessonState } from '../player/lesson-machine';
import { useClipPlayer } from '../player/use-clip-player';
import { useLessonKeys } from '../player/use-lesson-keys';
import { useOwnVoice } from '../player/use-own-voice';
import type { ScorerInUse } from '../player/use-scorer';
import { useSpeaking } from '../player/use-speaking';
import { ItemSheet } from './item-sheet';
import { Outcome } from './outcome';
import { SpeakDock } from './speak-dock';
import { StorageNote } from './storage-note';
import { TypeDock } from './type-dock';
import { WordSounds } from './word-sounds';

interface Props {
  item: LessonItem;
  accent: 'US' | 'GB';
  state: LessonState;
  dispatch: Dispatch<LessonEvent>;
  onJudged: (itemId: string, judgement: Judgement) => void;
  engine: ScorerInUse;
  /** Plays the recording at once: the learner came here by a press. */
  listenFirst: boolean;
  storageFails: boolean;
}

/** One item: listen, speak or type, see what was wrong, retry or go on. */
export function ItemStage(props: Props) {
  const { item, accent, state, dispatch, onJudged, engine, listenFirst, storageFails } = props;
  const { scorer } = engine;
  const clip = item.audio[accent];
  const player = useClipPlayer();
  const voice = useOwnVoice();
  const speaking = useSpeaking({ state, dispatch, item, engine, onJudged });
  const [opened, setOpened] = useState<number | null>(null);
  const { phase, mode } = state;
  const judgement = phase.name === 'judged' ? phase.judgement : null;
  const samples = state.recordings[state.index];

  // A screen reader starts at the new item, and Space is free for the microphone.
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    sheet.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (mode === 'SPEAK') scorer();
  }, [mode, scorer]);
  const greet = useRef(() => {
    if (listenFirst) player.play(clip);
  });
  useEffect(() => {
    greet.current();
  }, []);

  const hush = () => {
    player.stop();
    voice.stop();
  };
  const listen = (rate = 1) => {
    const wasPlaying = player.playing;
    hush();
    if (!wasPlaying && phase.name !== 'recording') player.play(clip, { rate });
  };
  const speakOrStop = () => {
    if (phase.name === 'recording') return speaking.stop();
    hush();
    setOpened(null);
    speaking.speak();
  };
  const retry = () => {
    setOpened(null);
    if (mode === 'TYPE') dispatch({ type: 'retry' });
    else speakOrStop();
  };
  const next = () => {
    hush();
    dispatch({ type: 'next' });
  };
  const check = (typed: string) => {
    const graded = judgeTyped(
      gradeDictation(
        typed,
        item.reference.map((word) => word.text),
      ),
      DICTATION_ENGINE,
    );
    onJudged(item.id, graded);
    dispatch({ type: 'typed', judgement: graded });
  };
  useLessonKeys({
    speak: mode === 'SPEAK' ? speakOrStop : () => listen(),
    listen: () => listen(),
    retry: () => phase.name !== 'recording' && retry(),
    next: () => judgement && next(),
  });

  const openedWord = opened === null ? undefined : judgement?.words[opened];
  return (
    <>
      <main
        ref={sheet}
        tabIndex={-1}
        className="column flex flex-1 flex-col items-center justify-center gap-6 py-6 outline-none"
      >
        <ItemSheet
          item={item}
          accent={accent}
          hidden={mode === 'TYPE' && !judgement}
          judgement={judgement}
          heardCue={player.cue}
          opened={opened}
          onWord={(at) =>
            judgement ? setOpened(at === opened ? null : at) : player.play(clip, { cue: at })
          }
        />
        {openedWord && opened !== null ? (
          <WordSounds
            word={openedWord}
            accent={accent}
            onListen={() => player.play(clip, { cue: opened })}
            onOwn={
              samples && openedWord.span ? () => voice.play(samples, openedWord.span) : undefined
            }
            onClose={() => setOpened(null)}
          />
        ) : (
          <Outcome
            phase={phase}
            mode={mode}
            accent={accent}
            share={engine.share}
            audioFailed={player.failed}
            onScoreAgain={speaking.scoreAgain}
            typing={() => dispatch({ type: 'mode', mode: 'TYPE' })}
          />
        )}
        <StorageNote fails={storageFails} />
      </main>
      {mode === 'SPEAK' ? (
        <SpeakDock
          phase={phase}
          clip={clip}
          trace={speaking.trace}
          samples={samples}
          playing={player.playing}
          ownPlaying={voice.playing}
          last={state.index === state.count - 1}
          onListen={listen}
          onSpeak={speakOrStop}
          onOwn={() => {
            player.stop();
            if (voice.playing) voice.stop();
            else if (samples) voice.play(samples);
          }}
          onNext={next}
          onType={() => {
            hush();
            dispatch({ type: 'mode', mode: 'TYPE' });
          }}
        />
      ) : (
        <TypeDock
          kind={item.kind}
          judged={judgement !== null}
          clip={clip}
          playing={player.playing}
          last={state.index === state.count - 1}
          onListen={listen}
          onCheck={check}
          onRetry={retry}
          onNext={next}
          onSpeakInstead={() => dispatch({ type: 'mode', mode: 'SPEAK' })}
        />
      )}
    </>
  );
}
