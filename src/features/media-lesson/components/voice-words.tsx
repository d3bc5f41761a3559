'use client';
import { useState } from 'react';
import { modelClip } from '~/audio/playable-clip';
import { usePlayback } from '~/audio/use-playback';
import { SpeakerIcon, StopIcon } from '~/components/ui/icons/playing';
import { Phrases } from '~/components/ui/phrases';
import { WordListButton } from '~/components/ui/word-list-button';
import { useAccent } from '~/features/lesson/use-accent';
import { useScopedI18n } from '~/i18n/client';
import { useSoundingText } from '~/lexicon/sounding-text';
import { LOOKED_UP_TEXT } from '~/lexicon/word-tap';
import { classNames } from '~/lib/class-names';
import type { MediaStudy } from '~/schemas/media-lesson';

interface Props {
  words: MediaStudy['vocabulary'];
  /** Called before a word is played, to stop other players. */
  onSound: () => void;
}

/** The vocabulary of a voice lesson: spelling, pronunciation and examples. A click plays a word. */
export function VoiceWords({ words, onSound }: Props) {
  const t = useScopedI18n('voice.page');
  const parts = useScopedI18n('lesson.partOfSpeech');
  const { accent } = useAccent();
  const [playback, now] = usePlayback();
  const lookUp = useScopedI18n('lookUp');
  const text = useSoundingText({
    onLookUp: () => {
      onSound();
      playback.stop();
    },
  });
  const [last, setLast] = useState<string | null>(null);
  const playWord = ({ text, audio }: (typeof words)[number]) => {
    if (!audio) return;
    onSound();
    setLast(text);
    playback.play([modelClip(audio[accent])]);
  };
  return (
    <div {...LOOKED_UP_TEXT} ref={text} className="grid gap-2">
      <ul className="grid gap-x-12 md:grid-cols-2">
        {words.map((word) => {
          const isPlaying = now.status !== 'idle' && last === word.text;
          return (
            <li key={word.text} className="grid content-start gap-1 border-b border-line py-4">
              <div className="flex flex-wrap items-center gap-x-3">
                <button
                  type="button"
                  disabled={!word.audio}
                  aria-label={t('hear', { word: word.text })}
                  onClick={() => (isPlaying ? playback.stop() : playWord(word))}
                  className={classNames(
                    '-ml-2 inline-flex min-h-11 items-center gap-2 rounded px-2 font-english text-xl hover:bg-sunken',
                    isPlaying && 'bg-gold-soft',
                  )}
                >
                  {isPlaying ? (
                    <StopIcon className="size-5 text-ink" />
                  ) : (
                    <SpeakerIcon className="size-5 text-ink" />
                  )}
                  <span lang="en">{word.text}</span>
                </button>
                <span className="font-ipa text-soft">
                  /{accent === 'US' ? word.ipa.us : word.ipa.gb}/
                </span>
                {word.partOfSpeech !== 'phrase' && (
                  <span className="text-sm text-soft">{parts(word.partOfSpeech)}</span>
                )}
                <span lang="zh-TW" className="font-semibold">
                  {word.meaning}
                </span>
              </div>
              <p lang="en" className="font-english">
                {word.example}
              </p>
              <p lang="zh-TW" className="text-sm text-soft">
                <Phrases>{word.exampleTranslation}</Phrases>
              </p>
            </li>
          );
        })}
      </ul>
      <WordListButton label={lookUp('words')} />
      <p role="status" className="text-sm text-again">
        <Phrases>{now.failed ? t('soundFailed') : ''}</Phrases>
      </p>
    </div>
  );
}
