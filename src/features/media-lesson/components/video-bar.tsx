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

/** The bar within a video after its start: time, volume and full screen, where it also has a play button. Loading
 *  it also activates the `media-controller` around it. */
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
