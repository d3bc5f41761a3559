import { z } from 'zod';
import type {
  BrowseStep,
  ExtraStep,
  ListenStep,
  RenderStep,
  ReviewStep,
  UnitStep,
} from '~/domain/next-step/step';
import { ROUNDS } from '~/domain/scene/scene-session';
import { ITEMS_PER_UNIT, LEVELS } from '~/domain/unit-kinds';
import { unitSlugSchema } from './lesson';
import { sceneSlugSchema } from './scene';
import { dateSchema } from './text';

/** Maximum number of units that a device reports. */
export const MAX_VISITOR_UNITS = 60;

/** Maximum number of scenes that a device reports: they are in the address of the call, which has to stay short. */
export const MAX_DEVICE_SCENES = 30;

/** A scene that was brought to an ending on a device. */
const sceneOnDeviceSchema = sceneSlugSchema.extend({
  /** The round with which it begins next. */
  round: z.enum(ROUNDS),
  /** Day in Taipei of the latest ending. */
  endedOn: dateSchema,
});
export type SceneOnDevice = z.infer<typeof sceneOnDeviceSchema>;

/** A device's data about the learner: the scenes, which no server keeps; and a visitor's units, which are ignored for an
 *  account, about which the server has more data. */
export const nextStepSchema = z.object({
  /** Scenes that were brought to an ending on the device. */
  scenes: z.array(sceneOnDeviceSchema).max(MAX_DEVICE_SCENES).optional(),
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
  | (ExtraStep & { title: { zh: string; en: string } })
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
