'use client';
import { type Ref, useDeferredValue, useImperativeHandle, useRef, useState } from 'react';
import { Notice } from '~/components/ui/notice';
import { formatTime } from '~/domain/subtitles/parse-times';
import type { VideoLine } from '~/domain/video-lines/video-line';
import { useSubtitleAddress } from '~/features/media-lesson/player/use-subtitle-address';
import { useScopedI18n } from '~/i18n/client';

export interface LinePlayerHandle {
  /** Plays from a time; stops at `endMs` where it is known. */
  play: (startMs: number, endMs: number | null) => void;
}

interface LinePlayerProps {
  ref: Ref<LinePlayerHandle>;
  label: string;
  /** Address of the recording. */
  media: string;
  /** The subtitles, as they are typed. */
  lines: readonly VideoLine[];
  onExpired: () => Promise<string | null>;
  onTime: (ms: number) => void;
}

/** The video with the subtitles as they are typed. Its address may expire: playback then continues at a
 *  fresh one. */
export function LinePlayer({ ref, label, media, lines, onExpired, onTime }: LinePlayerProps) {
  const t = useScopedI18n('consoleVideos.lines');
  const video = useRef<HTMLVideoElement>(null);
  const stopAtMs = useRef<number | null>(null);
  const resumeAtMs = useRef(0);
  const isRenewed = useRef(false);
  // The first address stays while it plays, although every refetch of the video has another one.
  const [src, setSrc] = useState(media);
  const [positionMs, setPositionMs] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const shown = useDeferredValue(lines);
  const english = useSubtitleAddress(shown, 'en');
  const chinese = useSubtitleAddress(shown, 'zh');
  useImperativeHandle(ref, () => ({
    play: (startMs, endMs) => {
      if (!video.current) return;
      stopAtMs.current = endMs;
      resumeAtMs.current = startMs;
      video.current.currentTime = startMs / 1000;
      video.current.play().catch(() => {
        // Ignored if refused or superseded: the element's events report the outcome.
      });
    },
  }));
  const follow = (element: HTMLVideoElement) => {
    const ms = Math.round(element.currentTime * 1000);
    resumeAtMs.current = ms;
    setPositionMs(ms);
    onTime(ms);
    if (stopAtMs.current === null || ms < stopAtMs.current) return;
    stopAtMs.current = null;
    element.pause();
  };
  const renew = async () => {
    const fresh = isRenewed.current ? null : await onExpired().catch(() => null);
    isRenewed.current = true;
    if (fresh === null || fresh === src) setFailed(true);
    else setSrc(fresh);
  };
  return (
    <div className="grid gap-2">
      <video
        ref={video}
        src={src}
        controls
        playsInline
        preload="metadata"
        aria-label={label}
        className="aspect-video w-full bg-sunken"
        onTimeUpdate={({ currentTarget }) => follow(currentTarget)}
        onLoadedMetadata={({ currentTarget }) => {
          isRenewed.current = false;
          setFailed(false);
          if (resumeAtMs.current > 0) currentTarget.currentTime = resumeAtMs.current / 1000;
        }}
        onError={() => void renew()}
      >
        <track kind="captions" srcLang="en" label="English" src={english} default />
        <track kind="subtitles" srcLang="zh-TW" label="中文" src={chinese} />
      </video>
      <p className="figures text-sm text-soft">
        {t('position')} {formatTime(positionMs)}
      </p>
      {hasFailed && <Notice tone="error">{t('videoFailed')}</Notice>}
    </div>
  );
}
