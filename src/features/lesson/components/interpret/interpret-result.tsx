'use client';
import { useEffect, useRef, useState } from 'react';
import type { PlayableClip } from '~/audio/playable-clip';
import type { Playback } from '~/audio/playback';
import type { Playing } from '~/audio/playing';
import { useOwnRecordingSource } from '~/audio/use-own-recording-source';
import { SpeakerIcon, StopIcon } from '~/components/ui/icons/playing';
import { Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import { WordListButton } from '~/components/ui/word-list-button';
import { useScopedI18n } from '~/i18n/client';
import { LOOKED_UP_TEXT } from '~/lexicon/word-tap';
import type { LessonItem } from '~/schemas/lesson';
import type { GivenBack } from '../../player/use-interpreting';
import { OwnText } from '../own-text';
import { PassageActions } from '../passage-actions';
import { SecondaryAction } from '../secondary-action';
import { InterpretLegend } from './interpret-legend';
import { InterpretSentence } from './interpret-sentence';

interface Props {
  passage: readonly LessonItem[];
  /** The model's clip of a sentence. */
  clipOf: (index: number) => PlayableClip;
  result: GivenBack;
  notes: string;
  rate: number;
  playback: Playback;
  now: Playing;
  onAgain: () => void;
  onNext: () => void;
  onLeave: () => void;
}

const SAMPLES_PER_MS = 16;

/** The learner's rendition beside the original, sentence by sentence. It shows only the results of words of
 *  the original. */
export function InterpretResult(props: Props) {
  const { passage, clipOf, result, notes, rate, playback, now } = props;
  const { sentences, spoken, typed } = result;
  const t = useScopedI18n('interpret');
  const lookUp = useScopedI18n('lookUp');
  const heading = useRef<HTMLHeadingElement>(null);
  const toOwnClip = useOwnRecordingSource();
  /** Index of the sentence that plays; `own` for the whole recording. */
  const [playing, setPlaying] = useState<number | 'own' | null>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const current = now.status === 'idle' ? null : playing;
  const heard = sentences.reduce((sum, sentence) => sum + sentence.heard, 0);
  const total = sentences.reduce((sum, { words }) => sum + words.length, 0);

  const hear = (what: number | 'own') => {
    if (current === what) return playback.stop();
    setPlaying(what);
    if (what === 'own') return spoken && playback.play([toOwnClip(spoken.samples)]);
    const model = clipOf(what);
    const span = spoken?.spans[what];
    const part = span && {
      startMs: span.from / SAMPLES_PER_MS,
      endMs: span.to / SAMPLES_PER_MS,
    };
    playback.play(part ? [model, toOwnClip(spoken.samples, [], part)] : [model], { rate });
  };
  return (
    <main className="column grid max-w-[720px] flex-1 content-start gap-6 py-8">
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        <Phrases>{t('resultTitle')}</Phrases>
      </h1>
      <div className="grid gap-3 border-y border-line py-5">
        <p className="figures">
          <span className="text-sm text-soft">{spoken ? t('wordsHeard') : t('wordsTyped')}</span>{' '}
          <strong className="ml-2 text-xl text-ink">{t('wordsOf', { heard, total })}</strong>
        </p>
        <p className="max-w-text text-sm text-soft">
          <Phrases>{t('note')}</Phrases>
        </p>
        {spoken && (
          <SecondaryAction
            icon={current === 'own' ? <StopIcon /> : <SpeakerIcon />}
            className="-ml-2.5 justify-self-start"
            onClick={() => hear('own')}
          >
            {current === 'own' ? t('ownStop') : t('own')}
          </SecondaryAction>
        )}
      </div>
      {spoken?.cutOff && <Notice tone="warning">{t('cutOff')}</Notice>}
      <div {...LOOKED_UP_TEXT} className="grid">
        <ol className="grid">
          {sentences.map((sentence, index) => (
            <InterpretSentence
              key={passage[index]!.id}
              k={index + 1}
              item={passage[index]!}
              sentence={sentence}
              typed={typed !== null}
              hasOwn={Boolean(spoken?.spans[index])}
              isPlaying={current === index}
              onHear={() => hear(index)}
            />
          ))}
        </ol>
        <WordListButton label={lookUp('words')} />
      </div>
      <InterpretLegend sentences={sentences} typed={typed !== null} />
      {typed !== null && <OwnText title={t('ownTyped')} text={typed} language="en" />}
      {notes && <OwnText title={t('notesShown')} text={notes} />}
      <PassageActions
        now={now}
        labels={{ back: t('back'), next: t('next'), again: t('again') }}
        onAgain={props.onAgain}
        onNext={props.onNext}
        onLeave={props.onLeave}
      />
    </main>
  );
}
