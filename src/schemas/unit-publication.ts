import { z } from 'zod';
import { PUBLICATION_FAILURES } from '~/domain/news/publication-failure';
import { discardDraftSchema } from './news';
import { reasonSchema } from './operator';
import { daySchema } from './table';

/** The version of a draft that the editor has seen. */
const seenDraft = discardDraftSchema;

/** The order for the clips of a draft. */
export const requestClipsSchema = seenDraft;
export type RequestClipsInput = z.infer<typeof requestClipsSchema>;

export const publishDraftSchema = seenDraft.extend({ reason: reasonSchema });
export type PublishDraftInput = z.infer<typeof publishDraftSchema>;

/** A publication at a full hour in Taipei. */
export const planPublicationSchema = publishDraftSchema.extend({
  day: daySchema,
  hour: z.int().min(0).max(23),
});
export type PlanPublicationInput = z.infer<typeof planPublicationSchema>;

/** The begin of a correction, or its end without one. */
export const correctUnitSchema = seenDraft;
export type CorrectUnitInput = z.infer<typeof correctUnitSchema>;

/** An order to publish a draft at an hour. */
export const plannedPublicationSchema = z.object({
  publishAt: z.date(),
  /** Version of the draft that is to be published. */
  version: z.int(),
  /** Why it was not published at its hour; null before. */
  failure: z.enum(PUBLICATION_FAILURES).nullable(),
});
