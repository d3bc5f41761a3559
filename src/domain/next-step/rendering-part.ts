import { hasBacklog, type LearningState } from './learning-state';
import { HALF_ITEMS, toTargetItems } from './lesson-part';
import { lessonMinutes, renderingMinutes, TOLERANCE } from './minutes';
import type { Step } from './step';

/** Sentences from Chinese that the day has, begun ones included: as many new ones as leave time for half a unit, or for
 *  the review alone where that has no room; none while the backlog of cards exceeds another day's share, because each
 *  becomes a card. @param minutes those that the review leaves */
export function countRenderings({ renderings, cards }: LearningState, minutes: number): number {
  const { open, begun } = renderings;
  if (hasBacklog(cards)) return begun;
  const hasLesson = toTargetItems(minutes - renderingMinutes(begun)) > 0;
  const rest = minutes + TOLERANCE - (hasLesson ? lessonMinutes(HALF_ITEMS) : 0);
  const counts = Array.from({ length: open }, (_, index) => begun + open - index);
  return counts.find((count) => renderingMinutes(count) <= rest) ?? begun;
}

/** The step of the sentences that have not begun. @param count those of the day, begun ones included */
export function renderSteps({ renderings }: LearningState, count: number): Step[] {
  const sentences = count - renderings.begun;
  if (sentences <= 0) return [];
  const why = { key: 'fromChinese' } as const;
  return [{ kind: 'RENDER', sentences, ofDay: count, minutes: renderingMinutes(sentences), why }];
}
