'use client';
import { useEffect, useRef, useState } from 'react';
import { modelClip } from '~/audio/playable-clip';
import { usePlayback } from '~/audio/use-playback';
import { Phrases } from '~/components/ui/phrases';
import { WordListButton } from '~/components/ui/word-list-button';
import type { Accent } from '~/domain/speech/accent';
import { useScopedI18n } from '~/i18n/client';
import { LOOKED_UP_TEXT } from '~/lexicon/word-tap';
import type { LessonItem } from '~/schemas/lesson';
import { OwnText } from '../own-text';
import { PassageActions } from '../passage-actions';
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
      {notes && <OwnText title={t('notesShown')} text={notes} />}
      <PassageActions
        now={now}
        labels={{ back: t('back'), next: t('next'), again: t('again') }}
        {...actions}
      />
    </main>
  );
}
