'use client';
import { IconButton } from '~/components/ui/icon-button';
import { SpeakerIcon, StopIcon } from '~/components/ui/icons/playing';
import { Phrases } from '~/components/ui/phrases';
import type { Accent } from '~/domain/speech/accent';
import { useScopedI18n } from '~/i18n/client';
import type { WordOnPage } from '../tapped-word';
import { useWordSound } from '../use-word-sound';
import { LookedUpMeaning } from './looked-up-meaning';

/** A word of the page with its sound and its meanings. */
export function WordEntry({ word, accent }: { word: WordOnPage; accent: Accent }) {
  const t = useScopedI18n('lookUp');
  const sound = useWordSound(word, accent);
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-2">
        <p lang="en" className="min-w-0 font-english text-2xl wrap-anywhere">
          {word.text}
        </p>
        {sound.source !== 'none' && (
          <IconButton
            label={sound.isPlaying ? t('hearing') : t('hear', { word: word.text })}
            onClick={sound.toggle}
            className="text-ink"
          >
            {sound.isPlaying ? <StopIcon /> : <SpeakerIcon />}
          </IconButton>
        )}
      </div>
      <p role="status" className="text-sm text-soft empty:hidden">
        <Phrases>{soundNote()}</Phrases>
      </p>
      <LookedUpMeaning key={word.text} word={word.text} sentence={word.sentence} accent={accent} />
    </div>
  );

  function soundNote(): string {
    if (sound.hasFailed) return t('soundFailed');
    if (sound.source === 'none') return t('silent');
    if (sound.source === 'otherAccent') return t('otherAccent');
    return sound.source === 'device' ? t('deviceVoice') : '';
  }
}
