'use client';
import { useEffect } from 'react';
import { whenIdle } from '~/lib/when-idle';
import { BACKGROUND, LOGOUT } from './background-loader';

/** Events after which the background is needed soon: a toast may follow. */
const TOUCHES = ['pointerdown', 'keydown', 'online'] as const;

/** The background of every page, loaded when the page is idle or first touched. A toast from before is shown
 *  then. */
export function LazyBackground() {
  const Background = BACKGROUND.useComponent();
  const Logout = LOGOUT.useComponent();
  useEffect(() => {
    const load = () => void BACKGROUND.fetch();
    const cancel = whenIdle(load);
    for (const touch of TOUCHES) addEventListener(touch, load, { capture: true });
    return () => {
      cancel();
      for (const touch of TOUCHES) removeEventListener(touch, load, { capture: true });
    };
  }, []);
  return (
    <>
      {Background && <Background />}
      {Logout && <Logout />}
    </>
  );
}
