import { isLanguage } from '~/lib/language';
import { findRouteKey, route } from './routes';
import { safeRedirectPath } from './safe-redirect-path';
import { toTable } from './to-table';

/** A lesson that the visitor was about to open before logging in or paying. */
export interface RequestedLesson {
  kind: 'UNIT' | 'VIDEO' | 'VOICE';
  slug: string;
}

const KINDS = toTable<RequestedLesson['kind']>({
  'course-news-slug-lesson': 'UNIT',
  'course-video-id': 'VIDEO',
  'course-voice-id': 'VOICE',
});

/** Parses the lesson of a path, such as that of `?next=`; null when it is no lesson of this site. Only the kind
 *  and the slug of the path are used. */
export function parseRequestedLesson(candidate: unknown): RequestedLesson | null {
  const redirectPath = safeRedirectPath(candidate);
  if (redirectPath === null) return null;
  const parts = redirectPath
    .replace(/[?#].*/s, '')
    .split('/')
    .slice(1);
  if (isLanguage(parts[0])) parts.shift();
  const key = findRouteKey(`/${parts.join('/')}`);
  const kind = key === null ? undefined : KINDS.get(key);
  const slug = parts[1] ?? '';
  return kind && /^[a-z0-9-]{1,80}$/.test(slug) ? { kind, slug } : null;
}

/** Path of a lesson without the language. */
export function toLessonPath({ kind, slug }: RequestedLesson): string {
  if (kind === 'UNIT') return route('course-news-slug-lesson', { slug });
  return route(kind === 'VIDEO' ? 'course-video-id' : 'course-voice-id', { id: slug });
}
