import { devicePreferenceKey } from '~/device/device-preference';
import { begunPreference, HIDDEN_ATTRIBUTE, PLAYBACK_SETTINGS } from './lesson-marks';

const read = (name: string) => `localStorage.getItem('${devicePreferenceKey(name)}`;
const begun = `${read(begunPreference(''))}'+/course-news\\/([^/]+)/.exec(location.pathname)[1])`;
const hidesText = `/"showText":false/.test(${read(PLAYBACK_SETTINGS)}'))`;

/** Runs while the page of a lesson is parsed, before the first paint. */
export const LESSON_HIDDEN_SCRIPT = `try{if(${begun}||${hidesText})document.documentElement.setAttribute('${HIDDEN_ATTRIBUTE}','')}catch{}`;
