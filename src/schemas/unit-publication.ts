import type { z } from 'zod';
import { discardDraftSchema } from './news';
import { reasonSchema } from './operator';
import { publicationHourSchema } from './planned-publication';

/** The version of a draft that the editor has seen. */
const seenDraft = discardDraftSchema;

/** The order for the clips of a draft. */
export const requestClipsSchema = seenDraft;
export type RequestClipsInput = z.infer<typeof requestClipsSchema>;

export const publishDraftSchema = seenDraft.extend({ reason: reasonSchema });
export type PublishDraftInput = z.infer<typeof publishDraftSchema>;

/** A publication at a full hour in Taipei. */
export const planPublicationSchema = publishDraftSchema.extend(publicationHourSchema.shape);
export type PlanPublicationInput = z.infer<typeof planPublicationSchema>;

/** The beginning of a correction, or its discarding. */
export const correctUnitSchema = seenDraft;
export type CorrectUnitInput = z.infer<typeof correctUnitSchema>;
