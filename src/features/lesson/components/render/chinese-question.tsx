'use client';
import type { ChineseVoice } from '~/audio/use-chinese-voice';
import { SpeakerIcon, StopIcon } from '~/components/ui/icons/playing';
import { Phrases } from '~/components/ui/phrases';
import { firstWords } from '~/domain/rendering/first-words';
import { useScopedI18n } from '~/i18n/client';
import type { Rendering } from '../../player/use-rendering';
import { SecondaryAction } from '../secondary-action';

interface Props {
  rendering: Rendering;
  voice: ChineseVoice;
}

/** The Chinese of a sentence as the question: shown, and read where the device has a voice; with the hints until the
 *  English is seen. */
export function ChineseQuestion({ rendering, voice }: Props) {
  const t = useScopedI18n('rendering');
  const { practice, hint, showMore, isRevealed } = rendering;
  const { item, steps, speaking } = practice;
  const isRecording = speaking.phase.name === 'recording';
  return (
    <div className="grid w-full max-w-[46rem] justify-items-center gap-4 text-center">
      <h1 className="kicker font-sans">{t('title')}</h1>
      <p lang="zh-TW" className="text-xl">
        {item.translation}
      </p>
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
            <Phrases>{t(steps.mode === 'TYPE' ? 'askTyped' : 'ask')}</Phrases>
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
