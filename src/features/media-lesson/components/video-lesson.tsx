'use client';
import type { ReactNode } from 'react';
import { useLanguage } from '~/i18n/client';
import type { MediaContent, PlayedLesson } from '~/schemas/media-lesson';
import { useLanguagesShown } from '../player/use-languages-shown';
import { usePlayer } from '../player/use-player';
import { usePlayerKeys } from '../player/use-player-keys';
import { useStorePosition } from '../player/use-store-position';
import { PlayerControls } from './player-controls';
import { ResumeNote } from './resume-note';
import { SubtitleField, useSubtitles } from './subtitle-field';
import { type ShadowSlot, Transcript } from './transcript';
import { VideoPlayer } from './video-player';

interface Props {
  lesson: PlayedLesson;
  content: MediaContent;
  /** Address of the cover, shown before it plays. */
  cover: string;
  shadow: ShadowSlot;
  /** The transcript as text, until its lines are loaded. */
  text?: ReactNode;
  /** Whether it is a preview: playback is not stored. */
  isPreview?: boolean;
}

/** A video beside its transcript. */
export function VideoLesson(props: Props) {
  const { lesson, content, cover, shadow, text, isPreview = false } = props;
  const language = useLanguage();
  const player = usePlayer(content.cues);
  const languages = useLanguagesShown();
  const [subtitles, chooseSubtitles] = useSubtitles();
  usePlayerKeys(player, languages);
  useStorePosition(player, isPreview ? null : lesson.slug);
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:gap-8">
      <div className="grid content-start gap-2">
        <VideoPlayer
          player={player}
          cues={content.cues}
          src={content.media}
          poster={cover}
          title={lesson.title[language]}
          subtitles={subtitles}
        />
        {!isPreview && (
          <ResumeNote player={player} slug={lesson.slug} durationMs={lesson.durationMs} />
        )}
        <PlayerControls player={player}>
          <SubtitleField value={subtitles} onChange={chooseSubtitles} />
        </PlayerControls>
      </div>
      <Transcript
        player={player}
        src={content.media}
        cues={content.cues}
        text={text}
        languages={languages}
        shadow={shadow}
        className="max-h-[32rem] lg:h-[36rem] lg:max-h-none"
      />
    </div>
  );
}
