/** Name of the preference that holds the playback settings. */
export const PLAYBACK_SETTINGS = 'listening';

/** Name of the preference that is set once this device has local data of a unit. */
export const begunPreference = (slug: string) => `begun.${slug}`;

/** Set on the root element while the first item must not be visible (`LessonStart`), because this device may
 *  begin at another item, or the learner hides the text before the answer. */
export const HIDDEN_ATTRIBUTE = 'data-lesson-hidden';
