'use client';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { Button } from '~/components/ui/button';
import { lazyComponent } from '~/components/ui/lazy-component';
import { useNeeded } from '~/components/ui/load-later';
import { useHasLasted } from '~/components/ui/use-has-lasted';
import { useHydrated } from '~/components/ui/use-hydrated';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { LANGUAGE_TAGS } from '~/lib/language';
import type { MediaCue } from '~/schemas/media-lesson';
import type { PlayerController } from '../player/player-controller';
import { useFullScreen } from '../player/use-full-screen';
import { usePlayerState } from '../player/use-player';
import type { SubtitlePreference } from './subtitle-field';
import { VideoElement } from './video-element';
import { VideoPoster } from './video-poster';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'media-controller': ComponentProps<'div'> & { nohotkeys?: boolean };
    }
  }
}

const BAR = lazyComponent(() => import('./video-bar').then(({ VideoBar }) => VideoBar));
const SUBTITLE = lazyComponent(() =>
  import('./paused-subtitle').then(({ PausedSubtitle }) => PausedSubtitle),
);

interface Props {
  player: PlayerController;
  /** Lines of its subtitles. */
  cues: readonly MediaCue[];
  src: string;
  /** Address of the drawing shown before it plays. No text is drawn in it: the title is above the player. */
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

/** The video with both subtitles. Play and pause are below it, in the lesson's own bar, and in a corner of
 *  its poster; after its start a bar within it is loaded. The video element is never replaced: until
 *  hydration, and until that bar is loaded, it has the browser's own controls, and playback started by those
 *  continues. It never starts by itself. While it is paused, its English subtitle is a text of the page, whose
 *  words are looked up. */
export function VideoPlayer({ player, title, subtitles, ...video }: Props) {
  const t = useScopedI18n('media.player');
  const language = useLanguage();
  const alive = useHydrated();
  const failed = usePlayerState(player, (state) => state.failed);
  const waiting = usePlayerState(player, (state) => state.waiting);
  const playing = usePlayerState(player, (state) => state.playing);
  const begun = usePlayerState(player, (state) => state.line >= 0);
  const line = usePlayerState(player, (state) => (state.playing ? -1 : state.line));
  const isFullScreen = useFullScreen();
  const fresh = !playing && !begun;
  const Bar = useNeeded(BAR, !fresh);
  const isEnglish = subtitles === 'en' || subtitles === 'both';
  const Subtitle = useNeeded(SUBTITLE, begun && isEnglish);
  const cue = Subtitle && isEnglish && !isFullScreen ? video.cues[line] : undefined;
  const slow = useHasLasted(waiting && playing, SLOW_MS);
  const label = t('label', { title });
  return (
    <div {...BAR.onReach} className="relative bg-cover-ground">
      <media-controller
        lang={LANGUAGE_TAGS[language]}
        nohotkeys
        className="block aspect-video w-full"
        style={STATE_STYLES}
        aria-label={Bar ? label : undefined}
      >
        <VideoElement
          {...video}
          subtitles={cue ? 'off' : subtitles}
          slot="media"
          player={player}
          label={label}
          controls={!alive || (!fresh && !Bar)}
          className="film aspect-video w-full"
        />
        {!fresh && Bar && <Bar />}
      </media-controller>
      {Subtitle && cue && <Subtitle cue={cue} src={video.src} isBilingual={subtitles === 'both'} />}
      {alive && fresh && <VideoPoster src={video.poster} onPlay={() => player.toggle()} />}
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
