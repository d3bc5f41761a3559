import { devicePreferenceKey } from '~/device/device-preference';
import { PLAYBACK_SETTINGS } from './lesson-marks';

const BUTTON = '[data-early-clip]';
const read = (name: string) => `localStorage.getItem("${devicePreferenceKey(name)}")`;

/** Runs while the page of a lesson is parsed: plays the first clip at a click on its button, and stops it at the
 *  next one, until React handles the button. It plays nothing if another button was clicked before, whose click is
 *  repeated first, if the learner uses a device's voice, or if the stored accent is not the page's. The preloaded
 *  clip is kept as an object: an audio element's own request would wait behind the scripts, although the clip is in
 *  the cache. */
export const EARLY_LISTENING_SCRIPT = `{let h=self.earlyListening={presses:[]},l=document.querySelector("link[as=fetch]");if(l)fetch(l.href).then(r=>r.blob()).then(b=>{h.url=URL.createObjectURL(b)}).catch(()=>{});addEventListener("click",function f(e){if(!self.earlyEvents)return removeEventListener("click",f);try{let b=e.target.closest("${BUTTON}"),a=h.element,s;if(!b||earlyEvents.list.some(x=>{x=x.type=="click"&&x.target.closest("button");return x&&x!=b}))return;if(!a){s=JSON.parse(${read(PLAYBACK_SETTINGS)})||{};if(s.deviceVoice||${read('accent')}=="GB")return;a=new Audio;a.crossOrigin="anonymous";h.path=b.dataset.earlyClip;a.src=h.url||h.path;a.playbackRate=s.speed||1;h.element=a}h.presses.push(e);if(a.paused)a.play().catch(()=>{});else{a.pause();a.currentTime=0}}catch{}})}`;
