import type { UnitLevel } from './recommendations';
import { type CATEGORIES, LEVELS } from './unit-kinds';

/** Topics of the home page's sentence, in the order of the choice. */
export const SAMPLE_TOPICS = ['work', 'life', 'technology'] as const;
export type SampleTopic = (typeof SAMPLE_TOPICS)[number];

/** The categories of units with sentences about a topic. */
const CATEGORIES_OF: Record<SampleTopic, readonly (typeof CATEGORIES)[number][]> = {
  work: ['business'],
  life: ['general', 'health'],
  technology: ['technology', 'science'],
};

/** A unit from which a sample sentence may come. */
interface SampleUnit {
  category: (typeof CATEGORIES)[number];
  level: UnitLevel;
}

const MIDDLE = (LEVELS.length - 1) / 2;

/** The unit of a sample sentence, its topic, and the topics to choose from. The learner's level is estimated by
 *  how hard the sentence was, so that it comes from a unit in the middle of the levels, if there is one.
 *  @param units newest first
 *  @param wanted the topic; without it, or where no unit is about it, the first one that has a unit
 *  @returns null without a unit; a null topic when no unit is about any */
export function chooseSampleUnit<Unit extends SampleUnit>(
  units: readonly Unit[],
  wanted?: SampleTopic,
): { unit: Unit; topic: SampleTopic | null; topics: SampleTopic[] } | null {
  const unitsOf = (topic: SampleTopic) =>
    units.filter(({ category }) => CATEGORIES_OF[topic].includes(category));
  const topics = SAMPLE_TOPICS.filter((topic) => unitsOf(topic).length > 0);
  const topic = topics.find((topic) => topic === wanted) ?? topics[0] ?? null;
  const offMiddle = ({ level }: Unit) => Math.abs(LEVELS.indexOf(level) - MIDDLE);
  const [unit] = (topic ? unitsOf(topic) : [...units]).sort((a, b) => offMiddle(a) - offMiddle(b));
  return unit ? { unit, topic, topics } : null;
}
