'use client';
import { useLanguage } from '~/i18n/client';
import type { MediaContent, MediaSummary } from '~/schemas/media-lesson';
import { useDeck } from '../player/use-deck';
import { useDeckKeys } from '../player/use-deck-keys';
import { useKeepPlace } from '../player/use-keep-place';
import { useLanguagesShown } from '../player/use-languages-shown';
import { DeckControls } from './deck-controls';
import { ResumeNote } from './resume-note';
import { SubtitleField, useSubtitles } from './subtitle-field';
import { type ShadowSlot, Transcript } from './transcript';
import { VideoPlayer } from './video-player';

interface Props {
  lesson: MediaSummary;
  content: MediaContent;
  shadow: ShadowSlot;
}

/** A film beside its transcript. */
export function VideoLesson({ lesson, content, shadow }: Props) {
  const language = useLanguage();
  const deck = useDeck(content.cues);
  const languages = useLanguagesShown();
  const [subtitles, chooseSubtitles] = useSubtitles();
  useDeckKeys(deck, languages);
  useKeepPlace(deck, lesson.slug);
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:gap-8">
      <div className="grid content-start gap-2">
        <VideoPlayer
          deck={deck}
          src={content.media}
          poster={lesson.poster}
          title={lesson.title[language]}
          subtitles={subtitles}
        />
        <ResumeNote deck={deck} slug={lesson.slug} durationMs={lesson.durationMs} />
        <DeckControls deck={deck}>
          <SubtitleField value={subtitles} onChange={chooseSubtitles} />
        </DeckControls>
      </div>
      <Transcript
        deck={deck}
        languages={languages}
        shadow={shadow}
        className="max-h-[32rem] lg:h-[36rem] lg:max-h-none"
      />
    </div>
  );
}
