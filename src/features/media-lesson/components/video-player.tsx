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
import type { CSSProperties, ReactNode } from 'react';
import { Button } from '~/components/ui/button';
import { Cover } from '~/components/ui/cover';
import { PauseIcon, PlayIcon } from '~/components/ui/icons/playing';
import { useHasLasted } from '~/components/ui/use-has-lasted';
import { useHydrated } from '~/components/ui/use-hydrated';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { LANGUAGE_TAGS } from '~/lib/language';
import type { PlayerController } from '../player/player-controller';
import { usePlayerState } from '../player/use-player';
import type { SubtitlePreference } from './subtitle-field';
import { VideoElement } from './video-element';

interface Props {
  player: PlayerController;
  src: string;
  /** Address of the drawing shown before it plays. It has no text: the title stands above the player. */
  poster: string;
  title: string;
  subtitles: SubtitlePreference;
}

const SLOW_MS = 5000;

/** Colours of the player's parts. */
const STATE_STYLES = {
  '--media-primary-color': 'var(--on-veil)',
  '--media-secondary-color': 'color-mix(in srgb, var(--veil) 72%, transparent)',
  '--media-control-hover-background': 'color-mix(in srgb, var(--on-veil) 16%, transparent)',
  '--media-range-bar-color': 'var(--gold-on-cover)',
  '--media-range-thumb-background': 'var(--on-veil)',
  '--media-focus-box-shadow': 'inset 0 0 0 2px var(--ink-on-cover)',
  '--media-font-family': 'var(--face-sans)',
  '--media-control-height': '28px',
} as CSSProperties;

/** The video with both subtitles. Play and pause are below it, in the lesson's own bar; inside it are the time, the
 *  volume and the full screen, where it has a play button of its own. It never starts by itself; until hydration
 *  it has the browser's own controls. */
export function VideoPlayer({ player, title, ...video }: Props) {
  const t = useScopedI18n('media.player');
  const language = useLanguage();
  const alive = useHydrated();
  const failed = usePlayerState(player, (state) => state.failed);
  const waiting = usePlayerState(player, (state) => state.waiting);
  const playing = usePlayerState(player, (state) => state.playing);
  const begun = usePlayerState(player, (state) => state.line >= 0);
  const fresh = !playing && !begun;
  const slow = useHasLasted(waiting && playing, SLOW_MS);
  const label = t('label', { title });
  if (!alive)
    return (
      <div className="bg-cover-ground">
        <VideoElement
          {...video}
          player={player}
          label={label}
          controls
          className="aspect-video w-full bg-sunken"
        />
      </div>
    );
  return (
    <div className="relative bg-cover-ground">
      <MediaController
        lang={LANGUAGE_TAGS[language]}
        noHotkeys
        className="block aspect-video w-full"
        style={STATE_STYLES}
        aria-label={label}
      >
        <VideoElement
          {...video}
          slot="media"
          player={player}
          label={label}
          className="film aspect-video w-full"
        />
        {fresh && <Cover slot="poster" src={video.poster} first className="size-full p-[5%]" />}
        {fresh ? (
          <MediaPlayButton className="absolute bottom-3 left-3 grid size-14 place-items-center rounded-full border-2 border-gold bg-brand md:bottom-4 md:left-4 md:size-20">
            <PlayIcon slot="play" className="size-9" />
            <PauseIcon slot="pause" className="size-9" />
          </MediaPlayButton>
        ) : (
          <MediaControlBar className="w-full">
            <MediaPlayButton className="hidden px-3 [:fullscreen_&]:inline-flex">
              <PlayIcon slot="play" />
              <PauseIcon slot="pause" />
            </MediaPlayButton>
            <MediaTimeRange />
            <MediaTimeDisplay showDuration noToggle aria-hidden="true" className="px-2" />
            <MediaMuteButton className="px-2" />
            <span className="hidden sm:contents">
              <MediaVolumeRange />
            </span>
            <MediaFullscreenButton className="px-2" />
          </MediaControlBar>
        )}
      </MediaController>
      <p role="status" className="sr-only">
        {slow ? t('slow') : ''}
      </p>
      {slow && <CenterOverlay>{t('slow')}</CenterOverlay>}
      {failed && (
        <CenterOverlay>
          <span role="alert">{t('failed')}</span>
          <Button size="sm" onClick={() => player.reload()}>
            {t('again')}
          </Button>
        </CenterOverlay>
      )}
    </div>
  );
}

/** Message over the video. */
function CenterOverlay({ children }: { children: ReactNode }) {
  return (
    <div className="absolute inset-x-0 top-0 flex flex-wrap items-center justify-center gap-4 bg-veil/80 p-4 text-sm text-on-veil">
      {children}
    </div>
  );
}
