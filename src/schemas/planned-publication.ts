import { z } from 'zod';
import { PUBLICATION_FAILURES } from '~/domain/publication-failure';
import { daySchema } from './table';

/** A full hour in Taipei. */
export const publicationHourSchema = z.object({
  day: daySchema,
  hour: z.int().min(0).max(23),
});
export type PublicationHour = z.infer<typeof publicationHourSchema>;

/** The order of a planned publication. */
export const plannedPublicationSchema = z.object({
  publishAt: z.date(),
  /** Version that is to be published. */
  version: z.int(),
  /** Reason why it was not published at its hour; null before. */
  failure: z.enum(PUBLICATION_FAILURES).nullable(),
});
export type PlannedPublicationView = z.infer<typeof plannedPublicationSchema>;
