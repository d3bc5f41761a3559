import { VIDEO_DRAWINGS } from '~/components/drawings/covers/videos';
import { VOICE_DRAWINGS } from '~/components/drawings/covers/voice-lessons';
import { chooseCoverPart } from '~/domain/cover-part';
import { type CoverComposition, coverPath, coverSvg } from '~/lib/cover-svg';
import type { MediaSummary } from '~/schemas/media-lesson';

/** The parts of the composed cover of a media lesson without a drawing of its own. */
export function composeMediaCover(lesson: MediaSummary): CoverComposition {
  const { category, title, summary, envelope } = lesson;
  return { part: chooseCoverPart({ category, title: title.en, summary: summary.en }), envelope };
}

/** Address of the cover of a voice lesson: the drawing made for it, or a composed one. */
export function getVoiceCover(lesson: MediaSummary): string {
  return (
    VOICE_DRAWINGS.get(lesson.slug)?.src ??
    coverPath('voice-lessons', lesson.slug, composeMediaCover(lesson))
  );
}

/** Address of the cover of a video course, which its player shows before it plays: an uploaded poster, the drawing made
 *  for it, or a composed one. */
export function getVideoCover(lesson: MediaSummary): string {
  return (
    lesson.picture ??
    VIDEO_DRAWINGS.get(lesson.slug)?.src ??
    coverPath('videos', lesson.slug, composeMediaCover(lesson))
  );
}

/** Address of the cover of a lesson that is not public: a composed cover is part of the address itself (a
 *  data URL), since covers are served only for public lessons. */
export function getPreviewCover(lesson: MediaSummary): string {
  const drawn = (VOICE_DRAWINGS.get(lesson.slug) ?? VIDEO_DRAWINGS.get(lesson.slug))?.src;
  const composed = () => encodeURIComponent(coverSvg(composeMediaCover(lesson)));
  return lesson.picture ?? drawn ?? `data:image/svg+xml,${composed()}`;
}
