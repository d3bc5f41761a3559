'use client';
import { useEffect, useRef, useState } from 'react';
import { modelClip } from '~/audio/playable-clip';
import { usePlayback } from '~/audio/use-playback';
import { Button } from '~/components/ui/button';
import { ArrowRightIcon } from '~/components/ui/icons/arrows';
import { RepeatIcon } from '~/components/ui/icons/playing';
import { Phrases } from '~/components/ui/phrases';
import { WordListButton } from '~/components/ui/word-list-button';
import type { Accent } from '~/domain/speech/accent';
import { useScopedI18n } from '~/i18n/client';
import { LOOKED_UP_TEXT } from '~/lexicon/word-tap';
import type { LessonItem } from '~/schemas/lesson';
import { PlaybackStatus } from '../playback-status';
import type { Rendered } from './rendered';
import { RenderedRow } from './rendered-row';

interface Props {
  passage: readonly LessonItem[];
  accent: Accent;
  /** What became of each sentence, by index. */
  rendered: readonly Rendered[];
  notes: string;
  onAgain: () => void;
  onNext: () => void;
  onLeave: () => void;
}

/** A passage sentence by sentence: what the scorer said of it, or the learner. There is no number for the whole. */
export function ConsecutiveResult({ passage, accent, rendered, notes, ...actions }: Props) {
  const t = useScopedI18n('consecutive');
  const lookUp = useScopedI18n('lookUp');
  const [playback, now] = usePlayback();
  const [playing, setPlaying] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const current = now.status === 'idle' ? null : playing;
  const hear = (index: number) => {
    if (current === index) return playback.stop();
    setPlaying(index);
    playback.play([modelClip(passage[index]!.audio[accent])]);
  };
  return (
    <main className="column grid max-w-[720px] flex-1 content-start gap-6 py-8">
      <header className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
          <Phrases>{t('resultTitle')}</Phrases>
        </h1>
        <p className="max-w-text text-soft">
          <Phrases>{t('resultNote')}</Phrases>
        </p>
      </header>
      <div {...LOOKED_UP_TEXT} className="grid">
        <ol className="grid border-t border-line">
          {passage.map((item, index) => (
            <RenderedRow
              key={item.id}
              k={index + 1}
              item={item}
              rendered={rendered[index] ?? null}
              isPlaying={current === index}
              onHear={() => hear(index)}
            />
          ))}
        </ol>
        <WordListButton label={lookUp('words')} />
      </div>
      {notes && (
        <section className="grid gap-1">
          <h2 className="text-sm font-semibold">{t('notesShown')}</h2>
          <p className="whitespace-pre-wrap break-words border-l-2 border-line pl-4">{notes}</p>
        </section>
      )}
      <button type="button" className="link min-h-11 justify-self-start" onClick={actions.onLeave}>
        {t('back')}
      </button>
      <div className="sticky bottom-0 -mx-5 grid gap-2 border-t border-line bg-paper px-5 py-3">
        <PlaybackStatus now={now} />
        <div className="grid grid-cols-2 gap-3 sm:flex">
          <Button icon={<ArrowRightIcon />} className="max-sm:px-3" onClick={actions.onNext}>
            {t('next')}
          </Button>
          <Button
            variant="secondary"
            icon={<RepeatIcon />}
            className="max-sm:px-3"
            onClick={actions.onAgain}
          >
            {t('again')}
          </Button>
        </div>
      </div>
    </main>
  );
}
