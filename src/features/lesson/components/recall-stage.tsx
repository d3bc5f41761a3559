'use client';
import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import { DICTATION_ENGINE, gradeDictation } from '~/domain/dictation';
import { type Judgement, judgeTyped } from '~/domain/lesson-feedback';
import { useScopedI18n } from '~/i18n/client';
import type { AttemptInput, LessonItem } from '~/schemas/lesson';
import { useProfileAccent } from '../hooks';
import { lessonReducer, openState } from '../player/lesson-machine';
import { toAttempt } from '../player/to-attempt';
import { useClipPlayer } from '../player/use-clip-player';
import { useLessonKeys } from '../player/use-lesson-keys';
import { useOwnVoice } from '../player/use-own-voice';
import type { ScorerInUse } from '../player/use-scorer';
import { useSpeaking } from '../player/use-speaking';
import { ItemSheet } from './item-sheet';
import { Outcome } from './outcome';
import { SpeakDock } from './speak-dock';
import { TypeDock } from './type-dock';
import { WordSounds } from './word-sounds';

interface Props {
  item: LessonItem;
  engine: ScorerInUse;
  last: boolean;
  /** The first attempt is the answer, later ones are practice. */
  onAttempt: (attempt: AttemptInput, first: boolean) => void;
  onNext: (passed: boolean | null) => void;
  /** What else can be done with this card, and what became of it. */
  children: ReactNode;
}

/** One card of a review: the English is hidden until it was said. A word is asked by its meaning, a
 *  sentence by its sound. */
export function RecallStage({ item, engine, last, onAttempt, onNext, children }: Props) {
  const t = useScopedI18n('memory.sitting');
  const accent = useProfileAccent();
  const [state, dispatch] = useReducer(lessonReducer, null, () => openState(1));
  const [revealed, setRevealed] = useState(false);
  const [opened, setOpened] = useState<number | null>(null);
  const helped = useRef(false);
  const answered = useRef<{ passed: boolean } | null>(null);
  const clip = item.audio[accent];
  const player = useClipPlayer();
  const voice = useOwnVoice();
  const { phase, mode } = state;
  const judgement = phase.name === 'judged' ? phase.judgement : null;
  const samples = state.recordings[0];

  const onJudged = (itemId: string, judged: Judgement) => {
    const first = answered.current === null;
    const fromMemory = first && !helped.current;
    answered.current ??= { passed: judged.passed };
    onAttempt(toAttempt({ itemId, judgement: judged, accent, fromMemory }), first);
    setRevealed(true);
  };
  const speaking = useSpeaking({ state, dispatch, item, engine, onJudged });

  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    sheet.current?.focus({ preventScroll: true });
  }, []);
  const { scorer } = engine;
  useEffect(() => {
    if (mode === 'SPEAK') scorer();
  }, [mode, scorer]);

  const hush = () => {
    player.stop();
    voice.stop();
  };
  const reveal = () => {
    if (answered.current === null) helped.current = true;
    setRevealed(true);
  };
  const listen = (rate = 1) => {
    const wasPlaying = player.playing;
    hush();
    if (wasPlaying || phase.name === 'recording') return;
    // A word is asked by its meaning: hearing it is the answer.
    if (item.kind === 'WORD' && mode === 'SPEAK' && answered.current === null) reveal();
    player.play(clip, { rate });
  };
  const speakOrStop = () => {
    if (phase.name === 'recording') return speaking.stop();
    hush();
    setOpened(null);
    speaking.speak();
  };
  const retry = () => (mode === 'TYPE' ? dispatch({ type: 'retry' }) : speakOrStop());
  const next = () => {
    hush();
    onNext(answered.current?.passed ?? null);
  };
  const check = (typed: string) => {
    const words = item.reference.map((word) => word.text);
    const graded = judgeTyped(gradeDictation(typed, words), DICTATION_ENGINE);
    onJudged(item.id, graded);
    dispatch({ type: 'typed', judgement: graded });
  };
  useLessonKeys({
    speak: mode === 'SPEAK' ? speakOrStop : () => listen(),
    listen: () => listen(),
    retry: () => phase.name !== 'recording' && retry(),
    next: () => judgement && next(),
  });

  const word = opened === null ? undefined : judgement?.words[opened];
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
          hidden={!revealed || (mode === 'TYPE' && !judgement)}
          judgement={judgement}
          heardCue={player.cue}
          opened={opened}
          onWord={(at) =>
            judgement ? setOpened(at === opened ? null : at) : player.play(clip, { cue: at })
          }
        />
        {!revealed && mode === 'SPEAK' && (
          <div className="grid justify-items-center gap-1 text-soft">
            <p>{item.kind === 'WORD' ? t('promptWord') : t('promptSentence')}</p>
            <button type="button" className="link min-h-11 px-2 text-sm" onClick={reveal}>
              {t('reveal')}
            </button>
          </div>
        )}
        {word && opened !== null ? (
          <WordSounds
            word={word}
            accent={accent}
            onListen={() => player.play(clip, { cue: opened })}
            onOwn={samples && word.span ? () => voice.play(samples, word.span) : undefined}
            onClose={() => setOpened(null)}
          />
        ) : (
          (revealed || phase.name !== 'ready') && (
            <Outcome
              phase={phase}
              mode={mode}
              accent={accent}
              share={engine.share}
              audioFailed={player.failed}
              onScoreAgain={speaking.scoreAgain}
              typing={() => dispatch({ type: 'mode', mode: 'TYPE' })}
            />
          )
        )}
        {children}
      </main>
      {mode === 'SPEAK' ? (
        <SpeakDock
          phase={phase}
          clip={clip}
          trace={speaking.trace}
          samples={samples}
          playing={player.playing}
          ownPlaying={voice.playing}
          last={last}
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
          last={last}
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
