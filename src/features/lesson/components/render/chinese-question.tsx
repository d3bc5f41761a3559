'use client';
import { useState } from 'react';
import type { ChineseVoice } from '~/audio/use-chinese-voice';
import { SpeakerIcon, StopIcon } from '~/components/ui/icons/playing';
import { Phrases } from '~/components/ui/phrases';
import { firstWords } from '~/domain/rendering/first-words';
import { useScopedI18n } from '~/i18n/client';
import type { Rendering } from '../../player/use-rendering';
import { SecondaryAction } from '../secondary-action';

/** The place of a sentence in a passage, and what was noted of the passage. */
export interface PassagePlace {
  /** Number of the sentence, from 1. */
  k: number;
  count: number;
  notes: string;
}

interface Props {
  rendering: Rendering;
  voice: ChineseVoice;
  /** In the consecutive exercise: the Chinese is covered, and the notes are shown. */
  passage?: PassagePlace | undefined;
}

/** The Chinese of a sentence as the question: shown, and read where the device has a voice; with the hints until the
 *  English is seen. Within a passage the notes are the question, and the Chinese is shown on request. */
export function ChineseQuestion({ rendering, voice, passage }: Props) {
  const t = useScopedI18n('rendering');
  const consecutive = useScopedI18n('consecutive');
  const [isShown, setShown] = useState(!passage);
  const { practice, hint, showMore, isRevealed } = rendering;
  const { item, steps, speaking } = practice;
  const isRecording = speaking.phase.name === 'recording';
  return (
    <div className="grid w-full max-w-[46rem] justify-items-center gap-4 text-center">
      <h1 className="kicker figures font-sans">
        {passage ? consecutive('place', { k: passage.k, count: passage.count }) : t('title')}
      </h1>
      {passage && !isRevealed && <Notes notes={passage.notes} />}
      {isShown || isRevealed ? (
        <p lang="zh-TW" className="text-xl">
          {item.translation}
        </p>
      ) : (
        <button
          type="button"
          className="link min-h-11 px-2 text-sm"
          disabled={isRecording}
          onClick={() => setShown(true)}
        >
          {consecutive('showChinese')}
        </button>
      )}
      {voice.isThere && (
        <SecondaryAction
          icon={voice.isReading ? <StopIcon /> : <SpeakerIcon />}
          disabled={isRecording}
          onClick={() => voice.toggle(item.translation)}
        >
          {voice.isReading ? t('stop') : t('hearChinese')}
        </SecondaryAction>
      )}
      {!isRevealed && (
        <div className="grid justify-items-center gap-1 text-soft">
          <p>
            <Phrases>
              {passage
                ? consecutive(steps.mode === 'TYPE' ? 'askTyped' : 'ask')
                : t(steps.mode === 'TYPE' ? 'askTyped' : 'ask')}
            </Phrases>
          </p>
          <div role="status" className="empty:hidden">
            {hint === 'FIRST_WORDS' && (
              <p className="text-text">
                {t('begins')}{' '}
                <span lang="en" className="font-english text-lg">
                  {firstWords(item.reference.map(({ text }) => text))} …
                </span>
              </p>
            )}
          </div>
          <button
            type="button"
            className="link min-h-11 px-2 text-sm"
            disabled={isRecording}
            onClick={showMore}
          >
            {t(hint === null ? 'firstWords' : 'whole')}
          </button>
        </div>
      )}
    </div>
  );
}

/** The notes of the passage as the learner wrote them, or that there are none. */
function Notes({ notes }: Pick<PassagePlace, 'notes'>) {
  const t = useScopedI18n('consecutive');
  if (notes === '')
    return (
      <p className="text-soft">
        <Phrases>{t('noNotes')}</Phrases>
      </p>
    );
  return (
    <section
      aria-label={t('notesShown')}
      className="max-h-[40vh] w-full max-w-text overflow-y-auto border-l-2 border-gold pl-4 text-left"
    >
      <p aria-hidden="true" className="text-sm text-soft">
        {t('notesShown')}
      </p>
      <p className="whitespace-pre-wrap break-words text-lg">{notes}</p>
    </section>
  );
}
