import { z } from 'zod';
import { CONTACT_SUBJECTS } from '~/domain/contact-subject';
import { SECURITY_EVENT_KINDS, TIMELINE_KINDS } from '~/domain/operator/timeline';
import { ACT_KINDS } from '~/domain/operator-act';
import { ORDER_STATUSES } from '~/domain/order';
import { tableInputSchema, tablePageSchema } from './table';
import { uuidSchema } from './text';

/** Input of a person's time line. */
export const listTimelineSchema = tableInputSchema(['at'], {
  id: uuidSchema,
  kind: z.enum(TIMELINE_KINDS).optional(),
}).extend({ order: z.literal('desc').default('desc') });
export type ListTimelineInput = z.infer<typeof listTimelineSchema>;

const event = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.object({ id: z.string(), at: z.date(), kind: z.literal(kind), ...shape });

/** One thing that happened. No text of a letter or an e-mail is part of it. */
const timelineEventSchema = z.discriminatedUnion('kind', [
  event('order', { number: z.string(), status: z.enum(ORDER_STATUSES), total: z.int() }),
  event('refund', {
    number: z.string(),
    status: z.enum(['REQUESTED', 'APPROVED', 'REJECTED', 'WITHDRAWN']),
    amount: z.int(),
  }),
  event('gift', { isGiver: z.boolean(), number: z.string() }),
  event('coupon', { code: z.string(), number: z.string(), isReleased: z.boolean() }),
  event('letter', { subject: z.enum(CONTACT_SUBJECTS), isAnswered: z.boolean() }),
  event('mail', { template: z.string(), status: z.enum(['PENDING', 'SENT', 'FAILED']) }),
  event('security', { event: z.enum(SECURITY_EVENT_KINDS), address: z.string().nullable() }),
  /** A day of practice: the spoken sentences and words, the minutes of speech, and the practised units. */
  event('practice', {
    attempts: z.int(),
    minutes: z.int(),
    units: z.array(
      z.object({ slug: z.string(), headline: z.object({ zh: z.string(), en: z.string() }) }),
    ),
  }),
  event('act', { act: z.enum(ACT_KINDS), operator: z.string().nullable(), reason: z.string() }),
]);
export type TimelineEvent = z.infer<typeof timelineEventSchema>;

export const timelinePageSchema = tablePageSchema(timelineEventSchema);
export type TimelinePage = z.infer<typeof timelinePageSchema>;
