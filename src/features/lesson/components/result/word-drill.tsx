'use client';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { Button } from '~/components/ui/button';
import { MicIcon } from '~/components/ui/icons/microphone';
import { RepeatIcon, SpeakerIcon, StopIcon } from '~/components/ui/icons/playing';
import { Phrases } from '~/components/ui/phrases';
import { stripPunctuation } from '~/domain/lesson-feedback';
import { wordIpa } from '~/domain/speech/word-ipa';
import { useScopedI18n } from '~/i18n/client';
import { createLessonState, isBusy, lessonReducer } from '../../player/lesson-machine';
import { type ItemPractice, useItemPractice } from '../../player/use-item-practice';
import { Outcome } from './outcome';

interface Props {
  /** The practice of the sentence. */
  sentence: ItemPractice;
  /** Index of the word in the sentence. */
  index: number;
  /** Closes the drill and says the whole sentence. */
  onSentence: () => void;
}

/** Times that a word is said before its sentence is said again. The learner may go back earlier. */
const ROUNDS = 2;

/** One word of a sentence by itself: hear it, say it twice, then say the sentence. A drilled word is judged as a word by
 *  itself and stored nowhere: it is no attempt of its sentence. */
export function WordDrill({ sentence, index, onSentence }: Props) {
  const { item, engine, playback: whole } = sentence;
  const t = useScopedI18n('drill');
  const lesson = useScopedI18n('lesson');
  const [state, dispatch] = useReducer(lessonReducer, null, () => createLessonState(1));
  const word = item.reference[index]!;
  const drilled = useMemo(
    () => ({ ...item, kind: 'WORD' as const, text: word.text, reference: [word] }),
    [item, word],
  );
  const practice = useItemPractice({
    item: drilled,
    accent: item.accent,
    state,
    dispatch,
    engine,
    taught: useMemo(() => item.reference.filter((other) => !other.functionWord), [item]),
    onJudged: ignore,
    plain: true,
  });
  const { speaking, answer, steps } = practice;
  const isRecording = speaking.phase.name === 'recording';
  const isHeard = whole.now.status !== 'idle';
  const [rounds, setRounds] = useState(0);
  const { judgement } = answer;
  useEffect(() => {
    if (judgement) setRounds((count) => count + 1);
  }, [judgement]);
  const isDone = rounds >= ROUNDS;

  // A clip of the sentence must not get into the recording of the word.
  const listens = isRecording || speaking.phase.name === 'opening';
  useEffect(() => {
    if (isHeard && listens) dispatch({ type: 'retry' });
  }, [isHeard, listens]);

  const hear = () =>
    whole.player.playing ? whole.player.stop() : whole.player.play(whole.clip, { cue: index });
  const say = () => {
    whole.player.stop();
    whole.voice.stop();
    speaking.speak();
  };
  const text = stripPunctuation(word);
  const ipa = wordIpa(word, item.accent);
  return (
    <div className="grid justify-items-center gap-3">
      <p className="flex flex-wrap items-baseline justify-center gap-x-3">
        <span lang="en" className="font-english text-xl">
          {text}
        </span>
        {ipa && (
          <span lang="en-fonipa" className="font-ipa text-lg text-soft">
            /{ipa}/
          </span>
        )}
      </p>
      <p role="status" className="figures text-sm">
        <Phrases>{t(isDone ? 'saidTwice' : rounds === 1 ? 'saidOnce' : 'twice')}</Phrases>
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button
          variant="secondary"
          size="sm"
          icon={whole.player.playing ? <StopIcon /> : <SpeakerIcon />}
          onClick={hear}
          disabled={isBusy(speaking.phase)}
        >
          {whole.player.playing ? lesson('listenStop') : t('hear', { word: text })}
        </Button>
        <Button
          variant={isDone ? 'secondary' : 'primary'}
          size="sm"
          icon={isRecording ? <StopIcon /> : <MicIcon />}
          onClick={say}
          busy={isBusy(speaking.phase) && !isRecording}
          // A name that changed as the recording begins would be read into it.
          aria-label={speaking.phase.name === 'opening' ? t('stop') : undefined}
        >
          {isRecording ? t('stop') : t('say', { word: text })}
        </Button>
        <Button
          variant={isDone ? 'primary' : 'secondary'}
          size="sm"
          icon={<RepeatIcon />}
          onClick={onSentence}
          disabled={isBusy(speaking.phase)}
        >
          {t('sentence')}
        </Button>
      </div>
      <Outcome
        item={practice.item}
        speaking={speaking}
        answer={answer}
        mode={steps.mode}
        audioFailed={false}
        typing={null}
        hidden={speaking.phase.name === 'ready'}
      />
      <p className="text-xs text-soft">
        <Phrases>{t('note')}</Phrases>
      </p>
    </div>
  );
}

/** A drilled word is not stored. */
const ignore = () => {};
