'use client';
import 'media-chrome/lang/zh-TW.js';
import {
  MediaControlBar,
  MediaFullscreenButton,
  MediaMuteButton,
  MediaPlayButton,
  MediaTimeDisplay,
  MediaTimeRange,
  MediaVolumeRange,
} from 'media-chrome/react';
import { PauseIcon, PlayIcon } from '~/components/ui/icons/playing';

/** The bar inside of a video that was begun: the time, the volume and the full screen, where it has a play button of
 *  its own. Loading it also makes the `media-controller` around it work. */
export function VideoBar() {
  return (
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
  );
}
