'use client';
import { useEffect, useRef, useState } from 'react';
import { Button } from '~/components/ui/button';
import { MicIcon } from '~/components/ui/icons/microphone';
import { SpeakerIcon, StopIcon } from '~/components/ui/icons/playing';
import { wordsToDrill } from '~/domain/item-help';
import { type Judgement, stripPunctuation } from '~/domain/lesson-feedback';
import { useScopedI18n } from '~/i18n/client';
import type { ItemPractice } from '../../player/use-item-practice';
import { WordDrill } from './word-drill';

interface Props {
  practice: ItemPractice;
  judgement: Judgement;
}

/** Help after tries that failed: the model at the slow rate, and a drill of each missed word. The result has announced
 *  it, so that this group announces nothing. */
export function ItemHelp({ practice, judgement }: Props) {
  const { item, playback, steps } = practice;
  const t = useScopedI18n('drill');
  const lesson = useScopedI18n('lesson');
  const [drilled, setDrilled] = useState<number | null>(null);
  const { playing } = playback.player;
  const drill = useRef<HTMLDivElement>(null);
  // The dock at the lower edge must not cover the drill.
  useEffect(() => {
    if (drilled !== null) drill.current?.scrollIntoView?.({ block: 'nearest' });
  }, [drilled]);
  return (
    <section
      aria-label={t('title')}
      className="grid w-full max-w-text animate-rise justify-items-center gap-4"
    >
      <div className="flex flex-wrap justify-center gap-3">
        <Button
          variant="secondary"
          size="sm"
          icon={playing ? <StopIcon /> : <SpeakerIcon />}
          onClick={playback.listenSlowly}
        >
          {playing ? lesson('listenStop') : t('slowly')}
        </Button>
        {wordsToDrill(judgement).map((index) => (
          <Button
            key={index}
            variant="secondary"
            size="sm"
            icon={<MicIcon />}
            aria-expanded={drilled === index}
            onClick={() => setDrilled(drilled === index ? null : index)}
          >
            {t('only', { word: stripPunctuation(item.reference[index]!) })}
          </Button>
        ))}
      </div>
      {drilled !== null && (
        <div ref={drill} className="w-full scroll-mb-72 border-y border-line py-4">
          <WordDrill
            key={drilled}
            sentence={practice}
            index={drilled}
            onSentence={() => {
              setDrilled(null);
              steps.retry();
            }}
          />
        </div>
      )}
    </section>
  );
}
