'use client';
import { useEffect } from 'react';

interface EarlyClicks {
  clicks: MouseEvent[];
  stop: () => void;
}

declare global {
  interface Window {
    /** Set by the script of the page until React handles clicks. */
    earlyClicks?: EarlyClicks;
  }
}

/** Runs while the page is parsed: records the clicks on buttons that come before React handles them. The first item
 *  of a lesson is visible seconds before that on a slow phone. */
export const EARLY_CLICKS_SCRIPT =
  "(function(){var c=[],f=function(e){e.target.closest('button')&&c.push(e)};addEventListener('click',f,true);window.earlyClicks={clicks:c,stop:function(){removeEventListener('click',f,true)}}})();";

/** Stops recording once React handles clicks. A click that is under way just now is handled by React. */
export function useStopEarlyClicks(): void {
  useEffect(() => {
    const early = window.earlyClicks;
    if (!early) return;
    early.stop();
    early.clicks = early.clicks.filter(({ eventPhase }) => eventPhase === Event.NONE);
  }, []);
}

/** Repeats the recorded clicks on what is still in the page, once the lesson has all that it begins with. */
export function useReplayEarlyClicks(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return;
    const early = window.earlyClicks;
    delete window.earlyClicks;
    early?.stop();
    for (const { target } of early?.clicks ?? [])
      if (target instanceof Element && target.isConnected)
        target.closest<HTMLElement>('button')?.click();
  }, [isReady]);
}
