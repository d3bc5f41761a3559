'use client';
import { useEffect } from 'react';
import { onSessionEvent, replaySessionEvent } from '~/features/account/session-events';
import { whenIdle } from '~/lib/when-idle';
import { hasQueryClient } from '~/trpc/query-client-state';
import { BACKGROUND, LOGOUT } from './background-loader';

/** Events after which the background is needed soon: a toast may follow. */
const TOUCHES = ['pointerdown', 'keydown', 'online'] as const;

/** The background of every page. A page whose own components call the server needs it at once, every other one
 *  when it is idle or first touched. A toast from before is shown then. */
export function LazyBackground() {
  const Background = BACKGROUND.useComponent();
  const Logout = LOGOUT.useComponent();
  useEffect(() => {
    const load = () => void BACKGROUND.fetch();
    if (hasQueryClient()) load();
    const cancel = whenIdle(load);
    for (const touch of TOUCHES) addEventListener(touch, load, { capture: true });
    return () => {
      cancel();
      for (const touch of TOUCHES) removeEventListener(touch, load, { capture: true });
    };
  }, []);
  const isLoaded = Background !== null;
  useEffect(() => {
    if (isLoaded) return;
    // The other tabs say it once: it is repeated to the background, which follows them.
    return onSessionEvent(async (event) => {
      if (await BACKGROUND.fetch()) setTimeout(() => replaySessionEvent(event));
    });
  }, [isLoaded]);
  return (
    <>
      {Background && <Background />}
      {Logout && <Logout />}
    </>
  );
}
