'use client';
import { useEffect, useRef } from 'react';
import { takeEarlyEvents } from '~/components/early-events/early-events';
import { devicePreferenceKey } from '~/device/device-preference';
import { PLAYBACK_SETTINGS } from './use-playback-settings';

declare global {
  interface Window {
    /** Set by the script of a lesson once the first clip was begun before React handled its button. */
    earlyListening?: { element: HTMLAudioElement; presses: Event[] };
  }
}

/** Marks the button that plays a clip before React handles it. @param path of the clip */
export const earlyClip = (path: string) => ({ 'data-early-clip': path });

const BUTTON = '[data-early-clip]';
const read = (name: string) => `localStorage.getItem("${devicePreferenceKey(name)}")`;

/** Runs while the page of a lesson is parsed: plays the first clip at the press of its button, and stops it at the
 *  next one, until React handles the button. What else was pressed before comes first, so that such a press waits as
 *  before; so do a device's voice and the accent that the page was not rendered with. */
export const EARLY_LISTENING_SCRIPT = `addEventListener("click",function f(e){if(!self.earlyEvents)return removeEventListener("click",f);try{var b=e.target.closest("${BUTTON}"),h=self.earlyListening,a,s;if(!b||earlyEvents.list.some(function(x){x=x.type=="click"&&x.target.closest("button");return x&&x!=b}))return;if(!h){s=JSON.parse(${read(PLAYBACK_SETTINGS)})||{};if(s.deviceVoice||${read('accent')}=="GB")return;a=new Audio;a.crossOrigin="anonymous";a.src=b.dataset.earlyClip;a.playbackRate=s.speed||1;h=self.earlyListening={element:a,presses:[]}}a=h.element;h.presses.push(e);if(a.paused)a.play().catch(function(){});else{a.pause();a.currentTime=0}}catch{}});`;

/** Takes the first clip over from the script, which then repeats no press of it.
 *  @returns its element; null when it was not begun, or when the item has another clip */
function takeEarlyListening(path: string): HTMLAudioElement | null {
  const begun = window.earlyListening;
  if (!begun) return null;
  delete window.earlyListening;
  const { element, presses } = begun;
  if (element.getAttribute('src') !== path) {
    element.pause();
    return null;
  }
  takeEarlyEvents((event) => presses.includes(event));
  return element;
}

/** Tells of a clip that was listened to before React handled the page.
 *  @param path of the item's clip
 *  @param onHeard called with its element, which plays, has ended, or was stopped by the learner */
export function useEarlyListening(
  path: string,
  onHeard: (element: HTMLAudioElement) => void,
): void {
  const start = useRef({ path, onHeard });
  useEffect(() => {
    const { path, onHeard } = start.current;
    const element = takeEarlyListening(path);
    if (element) onHeard(element);
  }, []);
}
