import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Recording,
  recordingSchema,
  type VideoContent,
  videoContentSchema,
} from '~/schemas/media-content';
import type { MediaKind, MediaSummary, StoredStudy } from '~/schemas/media-lesson';
import type { VoiceContent } from '~/schemas/voice-content';
import { loadVoiceLessons } from './load-voice-lessons';
import { CONTENT_DIR, ContentError, readContentFile, readContentFolder } from './read-content';

/** The folders of the content and of the recordings, by kind. */
export const MEDIA_DIRECTORIES: Record<MediaKind, string> = {
  VIDEO: 'videos',
  VOICE: 'voice-lessons',
};

/** An editor's content of a recorded lesson, of any kind. */
export interface MediaLessonContent
  extends Pick<MediaSummary, 'slug' | 'kind' | 'category' | 'level' | 'access' | 'archived'> {
  title: MediaSummary['title'];
  introduction: MediaSummary['summary'];
  /** YYYY-MM-DD */
  publishedOn: string;
  study: StoredStudy;
}

/** Every video course's content file.
 *  @throws ContentError naming the file and the field */
export function loadVideos(dir = CONTENT_DIR): VideoContent[] {
  return readContentFolder(join(dir, MEDIA_DIRECTORIES.VIDEO), videoContentSchema);
}

/** Every recorded lesson, of all kinds.
 *  @throws ContentError naming the file and the field */
export function loadMediaLessons(dir = CONTENT_DIR): MediaLessonContent[] {
  return [...loadVideos(dir).map(toVideoLesson), ...loadVoiceLessons(dir).map(toVoiceLesson)];
}

/** Whether a lesson's recording has been made; a lesson without one is not published. */
export function hasRecording(lesson: RecordingFor, dir = CONTENT_DIR): boolean {
  return existsSync(join(dir, recordingFile(lesson)));
}

/** The generated part of a recorded lesson.
 *  @throws ContentError when `npm run media` has not been run for it */
export function loadRecording(lesson: RecordingFor, dir = CONTENT_DIR): Recording {
  const file = recordingFile(lesson);
  const recording = readContentFile(join(dir, file), recordingSchema);
  if (recording.slug !== lesson.slug)
    throw new ContentError(`${file} belongs to "${recording.slug}"`);
  return recording;
}

type RecordingFor = Pick<MediaLessonContent, 'kind' | 'slug'>;

/** Below the content folder. */
export const recordingFile = ({ kind, slug }: RecordingFor): string =>
  join('recordings', MEDIA_DIRECTORIES[kind], `${slug}.json`);

function toVideoLesson({ objectives, vocabulary, slides: _, voice: __, ...video }: VideoContent) {
  return {
    ...video,
    kind: 'VIDEO' as const,
    archived: false,
    study: { objectives, vocabulary, questions: [], tasks: [] },
  };
}

function toVoiceLesson(content: VoiceContent): MediaLessonContent {
  const {
    objectives,
    vocabulary,
    questions,
    tasks,
    minutes,
    speakers,
    transcript: _,
    ...lesson
  } = content;
  const names = Object.entries(speakers).map(([speaker, { name }]) => [speaker, name]);
  return {
    ...lesson,
    kind: 'VOICE',
    study: {
      objectives,
      questions,
      minutes,
      vocabulary: vocabulary.map(({ pronunciations: __, ...word }) => word),
      speakers: Object.fromEntries(names),
      tasks: tasks.map((task) => ({ ...task, lines: [] })),
    },
  };
}
