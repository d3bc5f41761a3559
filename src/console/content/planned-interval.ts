import type { PlannedPublicationView } from '~/schemas/planned-publication';

/** How often a page is read again while its hour is awaited, ms; false where nothing is awaited. */
export const plannedInterval = (
  planned: PlannedPublicationView | null | undefined,
): number | false => (planned && !planned.failure ? 30_000 : false);
