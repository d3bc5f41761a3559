'use client';
import { type ComponentProps, useEffect, useState } from 'react';
import type { MediaCue } from '~/schemas/media-lesson';
import type { PlayerController } from '../player/player-controller';
import { useSubtitleAddress } from '../player/use-subtitle-address';
import type { SubtitlePreference } from './subtitle-field';

interface Props extends Pick<ComponentProps<'video'>, 'slot' | 'controls' | 'className'> {
  player: PlayerController;
  cues: readonly MediaCue[];
  src: string;
  poster: string;
  subtitles: SubtitlePreference;
  label: string;
}

/** The video element of a player, with subtitles in both languages. */
export function VideoElement(props: Props) {
  const { player, cues, src, poster, subtitles, label, ...rest } = props;
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);

  useEffect(() => {
    player.attach(video);
    return () => player.attach(null);
  }, [player, video]);

  useEffect(() => {
    if (!video) return;
    const show = () => {
      for (const track of video.textTracks) {
        const wanted = subtitles === 'both' || track.language.startsWith(subtitles);
        track.mode = wanted ? 'showing' : 'disabled';
        // The cues of a track are loaded by its first cuechange in every browser.
        track.oncuechange = () => raise(track);
        raise(track);
      }
    };
    const onLoad = ({ target }: Event) => target instanceof HTMLTrackElement && raise(target.track);
    show();
    video.addEventListener('loadedmetadata', show);
    video.addEventListener('load', onLoad, true);
    return () => {
      video.removeEventListener('loadedmetadata', show);
      video.removeEventListener('load', onLoad, true);
    };
  }, [video, subtitles]);

  const english = useSubtitleAddress(cues, 'en');
  const chinese = useSubtitleAddress(cues, 'zh');
  return (
    <video
      {...rest}
      ref={setVideo}
      // The exercise of a line fetches the same file with CORS, which fails for a cached copy that was fetched
      // without it.
      crossOrigin="anonymous"
      src={src}
      poster={poster}
      preload="metadata"
      playsInline
      aria-label={label}
    >
      <track kind="captions" srcLang="en" label="English" src={english} />
      <track kind="subtitles" srcLang="zh-TW" label="中文" src={chinese} />
    </video>
  );
}

/** Position of the subtitles in lines from the bottom, above the controls. */
const SUBTITLE_LINE = -3;

/** Moves the subtitles of a track above the controls. */
function raise({ cues }: TextTrack): void {
  for (const cue of cues ?? []) if (cue instanceof VTTCue) cue.line = SUBTITLE_LINE;
}
