'use client';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Plays short recordings, one at a time. */
export function useAudioClip() {
  const audio = useRef<HTMLAudioElement | null>(null);
  const [playing, setPlaying] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);

  const stop = useCallback(() => {
    audio.current?.pause();
    setPlaying(null);
  }, []);
  useEffect(() => stop, [stop]);

  function play(url: string) {
    stop();
    const element = new Audio();
    element.crossOrigin = 'anonymous';
    element.src = url;
    audio.current = element;
    element.onended = () => setPlaying((now) => (now === url ? null : now));
    setPlaying(url);
    setFailed(false);
    element.play().catch(() => {
      // Interrupted by another click: not a failure.
      if (audio.current !== element) return;
      setPlaying(null);
      setFailed(true);
    });
  }

  return {
    /** URL of the clip that is playing. */
    playing,
    /** Whether the last clip could not be loaded or played. */
    failed,
    play,
    stop,
  };
}
