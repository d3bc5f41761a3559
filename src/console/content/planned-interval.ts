import type { PlannedPublicationView } from '~/schemas/planned-publication';

/** Interval at which a page is read again while a planned hour is near, ms; false without one. */
export const plannedInterval = (
  planned: PlannedPublicationView | null | undefined,
): number | false => (planned && !planned.failure ? 30_000 : false);
