import 'server-only';
import { preload } from 'react-dom';
import { TranscriptText } from '~/features/media-lesson/components/transcript-text';
import { toPageContent } from '~/features/media-lesson/page-content';
import { SCRUBBER_SWINGS } from '~/features/media-lesson/scrubber-swings';
import type { Language } from '~/lib/language';
import { resample } from '~/lib/waveform-path';
import type { MediaPage, MediaSummary, PlayedLesson } from '~/schemas/media-lesson';
import { lessonFile } from '../_queries/media-lessons';

/** The part of a lesson that its page has: of a free lesson the recording and the transcript as text, while the
 *  rest is in a file, which is fetched along with the scripts. */
export function lessonInPage({ lesson, content }: MediaPage, language: Language) {
  const played = toPlayed(lesson);
  if (content === null) return { page: { lesson: played, content }, text: null };
  const file = lessonFile(lesson.slug, content);
  preload(file, { as: 'fetch', crossOrigin: 'anonymous', fetchPriority: 'low' });
  return {
    page: { lesson: played, content: toPageContent(content) },
    file,
    text: <TranscriptText content={content} language={language} />,
  };
}

/** The recording of a voice lesson with as many peaks as are drawn, of a video without any. */
const toPlayed = ({ slug, title, durationMs, kind, envelope }: MediaSummary): PlayedLesson => ({
  slug,
  title,
  durationMs,
  envelope: kind === 'VOICE' ? resample(envelope, SCRUBBER_SWINGS) : [],
});
