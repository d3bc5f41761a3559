'use client';
import 'media-chrome/lang/zh-TW.js';
import {
  MediaControlBar,
  MediaController,
  MediaFullscreenButton,
  MediaMuteButton,
  MediaPlayButton,
  MediaTimeDisplay,
  MediaTimeRange,
  MediaVolumeRange,
} from 'media-chrome/react';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '~/components/ui/button';
import { PauseIcon, PlayIcon } from '~/components/ui/icons';
import { useLasting } from '~/features/lesson/player/use-lasting';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { LANGUAGE_TAGS } from '~/i18n/language';
import type { Deck } from '../player/deck';
import { useDeckState } from '../player/use-deck';
import type { SubtitleChoice } from './subtitle-field';

interface Props {
  deck: Deck;
  src: string;
  poster: string | null;
  title: string;
  subtitles: SubtitleChoice;
}

const SLOW_MS = 5000;

/** The player's parts in our inks. */
const LOOKS = {
  '--media-primary-color': '#ffffff',
  '--media-secondary-color': 'rgb(9 13 26 / 0.72)',
  '--media-control-hover-background': 'rgb(255 255 255 / 0.16)',
  '--media-range-bar-color': '#cdb27c',
  '--media-range-thumb-background': '#ffffff',
  '--media-focus-box-shadow': 'inset 0 0 0 2px #8fa8ff',
  '--media-font-family': 'var(--face-sans)',
  '--media-control-height': '28px',
} as CSSProperties;

/** The film with its controls and both subtitles. It never starts by itself. */
export function VideoPlayer({ deck, src, poster, title, subtitles }: Props) {
  const t = useScopedI18n('media.player');
  const language = useLanguage();
  const failed = useDeckState(deck, (state) => state.failed);
  const waiting = useDeckState(deck, (state) => state.waiting);
  const playing = useDeckState(deck, (state) => state.playing);
  const slow = useLasting(waiting && playing, SLOW_MS);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const attached = useRef(deck.attach);

  useEffect(() => {
    const attach = attached.current;
    attach(video);
    return () => attach(null);
  }, [video]);

  useEffect(() => {
    if (!video) return;
    const show = () => {
      for (const track of video.textTracks) {
        const wanted = subtitles === 'both' || track.language.startsWith(subtitles);
        track.mode = wanted ? 'showing' : 'disabled';
      }
    };
    show();
    video.addEventListener('loadedmetadata', show);
    return () => video.removeEventListener('loadedmetadata', show);
  }, [video, subtitles]);

  const track = (tag: string) => src.replace(/mp4$/, `${tag}.vtt`);
  return (
    <div className="relative bg-cover-ground">
      <MediaController
        lang={LANGUAGE_TAGS[language]}
        noHotkeys
        className="aspect-video w-full"
        style={LOOKS}
        aria-label={t('label', { title })}
      >
        <video
          slot="media"
          ref={setVideo}
          src={src}
          poster={poster ?? undefined}
          preload="metadata"
          playsInline
          aria-label={t('label', { title })}
          className="film"
        >
          <track kind="subtitles" srcLang="zh-TW" label="中文" src={track('zh-TW')} />
          <track kind="captions" srcLang="en" label="English" src={track('en')} />
        </video>
        <MediaControlBar className="w-full">
          <MediaPlayButton className="px-3">
            <PlayIcon slot="play" />
            <PauseIcon slot="pause" />
          </MediaPlayButton>
          <MediaTimeRange />
          <MediaTimeDisplay showDuration />
          <MediaMuteButton />
          <span className="hidden sm:contents">
            <MediaVolumeRange />
          </span>
          <MediaFullscreenButton />
        </MediaControlBar>
      </MediaController>
      <p role="status" className="sr-only">
        {slow ? t('slow') : ''}
      </p>
      {slow && <Over>{t('slow')}</Over>}
      {failed && (
        <Over>
          <span role="alert">{t('failed')}</span>
          <Button size="sm" onClick={() => deck.reload()}>
            {t('again')}
          </Button>
        </Over>
      )}
    </div>
  );
}

/** Said over the picture. */
function Over({ children }: { children: ReactNode }) {
  return (
    <div className="absolute inset-x-0 top-0 flex flex-wrap items-center justify-center gap-4 bg-[#090d1a]/80 p-4 text-sm text-[#ffffff]">
      {children}
    </div>
  );
}
