import { z } from 'zod';
import type {
  BrowseStep,
  ListenStep,
  RenderStep,
  ReviewStep,
  UnitStep,
} from '~/domain/next-step/step';
import { ITEMS_PER_UNIT, LEVELS } from '~/domain/unit-kinds';
import { unitSlugSchema } from './lesson';
import { dateSchema } from './text';

/** Maximum number of units that a device reports. */
export const MAX_VISITOR_UNITS = 60;

/** A visitor device's data about the learner; it is ignored for an account, about which the server has more
 *  data. */
export const nextStepSchema = z.object({
  visitor: z
    .object({
      /** The level that the visitor stated. */
      level: z.enum(LEVELS).nullable(),
      /** Units that were practised on this device. */
      units: z
        .array(
          unitSlugSchema.extend({
            tried: z.int().min(0).max(ITEMS_PER_UNIT),
            finished: z.boolean(),
            /** Day in Taipei. */
            practisedOn: dateSchema,
          }),
        )
        .max(MAX_VISITOR_UNITS),
    })
    .optional(),
});
export type NextStepInput = z.infer<typeof nextStepSchema>;
export type VisitorPractice = NonNullable<NextStepInput['visitor']>;

/** A step with the data for its display. */
export type NextStep =
  | ReviewStep
  | RenderStep
  | ListenStep
  | BrowseStep
  | (UnitStep & { headline: { zh: string; en: string } });

/** The learner's steps of today. */
export interface NextSteps {
  /** Day in Taipei. */
  today: string;
  /** Whether the day's work is done; `steps` are then optional further ones. */
  isDone: boolean;
  /** Whether it is the first day after a break. */
  isComeback: boolean;
  /** One to four, in their order. */
  steps: [NextStep, ...NextStep[]];
  /** Minutes of all steps. */
  minutes: number;
  /** The steps of tomorrow, if nothing more is practised today. */
  tomorrow: NextStep[];
}
