'use client';
import { loadStoredProgress, loadTriedCounts } from '~/device/lesson-store';
import { VISITOR } from '~/device/owner';
import { taipeiDay } from '~/domain/day';
import { ITEMS_PER_UNIT } from '~/domain/unit-kinds';
import { MAX_VISITOR_UNITS, type VisitorPractice } from '~/schemas/next-step';

/** The units that a visitor practised on this device, the latest first. Empty on a device without storage. */
export async function loadVisitorPractice(): Promise<VisitorPractice['units']> {
  const triedCounts = await loadTriedCounts(VISITOR).catch(() => []);
  const units = await Promise.all(
    [...triedCounts].map(async ([slug, count]) => {
      const progress = await loadStoredProgress(VISITOR, slug);
      return {
        slug,
        tried: Math.min(count, ITEMS_PER_UNIT),
        finished: count >= ITEMS_PER_UNIT,
        practisedOn: taipeiDay(new Date(progress?.at ?? Date.now())),
      };
    }),
  );
  const latest = units.sort((a, b) => b.practisedOn.localeCompare(a.practisedOn));
  return latest.slice(0, MAX_VISITOR_UNITS);
}
