import { isLanguage } from '~/lib/language';
import { findRouteKey, route } from './routes';
import { safeRedirectPath } from './safe-redirect-path';

/** A lesson that somebody was about to open. */
export interface RequestedLesson {
  kind: 'UNIT' | 'VIDEO' | 'VOICE';
  slug: string;
}

const KINDS = {
  'course-news-slug-lesson': 'UNIT',
  'course-video-id': 'VIDEO',
  'course-voice-id': 'VOICE',
} as const;

/** The lesson that an address means, such as `?next=` brings; null for whatever is no lesson of this site.
 *  Nothing of the address is used but its kind and its slug. */
export function parseRequestedLesson(candidate: unknown): RequestedLesson | null {
  const redirectPath = safeRedirectPath(candidate);
  if (redirectPath === null) return null;
  const parts = redirectPath
    .replace(/[?#].*$/s, '')
    .split('/')
    .slice(1);
  if (isLanguage(parts[0])) parts.shift();
  const key = findRouteKey(`/${parts.join('/')}`);
  if (key === null || !(key in KINDS)) return null;
  const slug = parts[1] ?? '';
  return /^[a-z0-9-]{1,80}$/.test(slug) ? { kind: KINDS[key as keyof typeof KINDS], slug } : null;
}

/** Where a lesson is opened, without a language: the same for everybody. */
export function toLessonPath({ kind, slug }: RequestedLesson): string {
  if (kind === 'UNIT') return route('course-news-slug-lesson', { slug });
  return route(kind === 'VIDEO' ? 'course-video-id' : 'course-voice-id', { id: slug });
}
