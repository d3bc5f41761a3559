import type { LessonClip } from '~/schemas/lesson';

/** The clip of a text that nobody has recorded: a voice of the device reads it. Its length is that of a word. */
export const UNRECORDED: LessonClip = { path: '', durationMs: 1000, cues: [] };

/** Whether a voice of the device has to read the text of a clip. */
export const isUnrecorded = ({ path }: LessonClip): boolean => path === '';
