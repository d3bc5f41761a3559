import 'server-only';
import { preload } from 'react-dom';
import { TranscriptText } from '~/features/media-lesson/components/transcript-text';
import { toPageContent } from '~/features/media-lesson/page-content';
import type { Language } from '~/lib/language';
import type { MediaPage, MediaSummary, PlayedLesson } from '~/schemas/media-lesson';
import { lessonFile } from '../_queries/media-lessons';

/** What a page has of a lesson. Of a free one that is its recording and its transcript as text: the rest is in a file,
 *  which is fetched beside the scripts. */
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

const toPlayed = ({ slug, title, durationMs, envelope }: MediaSummary): PlayedLesson => ({
  ...{ slug, title, durationMs, envelope },
});
