import 'server-only';
import { addDaysToDay, taipeiDay } from '~/domain/day';
import {
  type ContentCount,
  type ContentCounts,
  countContents,
  countNewContents,
} from '~/domain/plan-contents';
import type { Language } from '~/lib/language';
import { cachedQuery, publicCaller } from '~/trpc/server';
import { cachedMediaList } from './media-lessons';

/** Time for which a unit counts as new, days: four weeks. */
const NEW_DAYS = 28;

/** Numbers of everything that a membership opens. */
export interface PlanContents {
  units: ContentCounts;
  /** Units of the last four weeks. */
  newUnits: ContentCount;
  voices: ContentCounts;
  videos: ContentCounts;
}

/** Counts the units and recorded lessons of the database; refreshed with the lists of the courses. */
export async function cachedPlanContents(language: Language): Promise<PlanContents> {
  const [units, voices, oldVoices, videos] = await Promise.all([
    cachedQuery(['course.units'], ['units'], () => publicCaller(language).course.units()),
    cachedMediaList('VOICE', language),
    cachedMediaList('VOICE', language, true),
    cachedMediaList('VIDEO', language),
  ]);
  const newSince = addDaysToDay(taipeiDay(new Date()), -NEW_DAYS);
  return {
    units: countContents(units),
    newUnits: countNewContents(units, newSince),
    voices: countContents([...voices, ...oldVoices]),
    videos: countContents(videos),
  };
}
