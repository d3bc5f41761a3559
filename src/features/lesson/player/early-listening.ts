'use client';
import { useEffect, useRef } from 'react';
import { takeEarlyEvents } from '~/components/early-events/early-events';
import { devicePreferenceKey } from '~/device/device-preference';
import { PLAYBACK_SETTINGS } from './use-playback-settings';

declare global {
  interface Window {
    /** Set by the script of a lesson: the address of the fetched clip, and the element that plays it once its button was
     *  pressed before React handled it. */
    earlyListening?: { url?: string; path?: string; element?: HTMLAudioElement; presses: Event[] };
  }
}

/** Marks the button that plays a clip before React handles it. @param path of the clip */
export const earlyClip = (path: string) => ({ 'data-early-clip': path });

const BUTTON = '[data-early-clip]';
const read = (name: string) => `localStorage.getItem("${devicePreferenceKey(name)}")`;

/** Runs while the page of a lesson is parsed: plays the first clip at the press of its button, and stops it at the
 *  next one, until React handles the button. What else was pressed before comes first, so that such a press waits as
 *  before; so do a device's voice and the accent that the page was not rendered with. The preloaded clip is kept as an
 *  object: an audio element's own request would wait behind the scripts, although the clip is in the cache. */
export const EARLY_LISTENING_SCRIPT = `{let h=self.earlyListening={presses:[]},l=document.querySelector("link[as=fetch]");if(l)fetch(l.href).then(r=>r.blob()).then(b=>{h.url=URL.createObjectURL(b)}).catch(()=>{});addEventListener("click",function f(e){if(!self.earlyEvents)return removeEventListener("click",f);try{let b=e.target.closest("${BUTTON}"),a=h.element,s;if(!b||earlyEvents.list.some(x=>{x=x.type=="click"&&x.target.closest("button");return x&&x!=b}))return;if(!a){s=JSON.parse(${read(PLAYBACK_SETTINGS)})||{};if(s.deviceVoice||${read('accent')}=="GB")return;a=new Audio;a.crossOrigin="anonymous";h.path=b.dataset.earlyClip;a.src=h.url||h.path;a.playbackRate=s.speed||1;h.element=a}h.presses.push(e);if(a.paused)a.play().catch(()=>{});else{a.pause();a.currentTime=0}}catch{}})}`;

/** Takes the first clip over from the script, which then repeats no press of it.
 *  @returns its element; null when it was not begun, or when the item has another clip */
function takeEarlyListening(path: string): HTMLAudioElement | null {
  const begun = window.earlyListening;
  delete window.earlyListening;
  if (!begun?.element) {
    if (begun?.url) URL.revokeObjectURL(begun.url);
    return null;
  }
  const { element, presses } = begun;
  if (begun.path !== path) {
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
