import { isLanguage } from '~/lib/language';
import { ownPath } from './own-path';
import { route, routeKeyOf } from './routes';

/** A lesson that somebody was about to open. */
export interface WantedLesson {
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
export function wantedLesson(candidate: unknown): WantedLesson | null {
  const own = ownPath(candidate);
  if (own === null) return null;
  const parts = own
    .replace(/[?#].*$/s, '')
    .split('/')
    .slice(1);
  if (isLanguage(parts[0])) parts.shift();
  const key = routeKeyOf(`/${parts.join('/')}`);
  if (key === null || !(key in KINDS)) return null;
  const slug = parts[1] ?? '';
  return /^[a-z0-9-]{1,80}$/.test(slug) ? { kind: KINDS[key as keyof typeof KINDS], slug } : null;
}

/** Where a lesson is opened, without a language: the same for everybody. */
export function lessonPath({ kind, slug }: WantedLesson): string {
  if (kind === 'UNIT') return route('course-news-slug-lesson', { slug });
  return route(kind === 'VIDEO' ? 'course-video-id' : 'course-voice-id', { id: slug });
}
