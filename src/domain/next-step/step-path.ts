import { route } from '~/lib/routes';
import type { Step } from './step';

const EXTRA_PAGES = {
  SCENE: 'course-scene-id',
  VOICE: 'course-voice-id',
  VIDEO: 'course-video-id',
} as const;

/** The path of a step's page, without its language. */
export function stepPath(step: Step): string {
  if (step.kind === 'BROWSE') return route('course');
  if (step.kind === 'LISTEN') return route('course-listening');
  if (step.kind === 'RENDER') return `${route('my-lesson-review')}?chinese=${step.ofDay}`;
  if (step.kind === 'REVIEW')
    return route('my-lesson-review') + (step.why.key === 'fewCards' ? `?count=${step.cards}` : '');
  if ('id' in step) return route(EXTRA_PAGES[step.kind], { id: step.id });
  return route('course-news-slug-lesson', { slug: step.slug });
}
