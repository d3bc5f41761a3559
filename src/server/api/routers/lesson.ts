import 'server-only';
import {
  myUnitsSchema,
  sampleSchema,
  saveAttemptsSchema,
  saveProgressSchema,
  unitSlugSchema,
} from '~/schemas/lesson';
import { addEnrolment } from '~/server/services/lesson/add-enrolment';
import { findAccentSample } from '~/server/services/lesson/find-accent-sample';
import { findLevelSamples } from '~/server/services/lesson/find-level-samples';
import { findSample } from '~/server/services/lesson/find-sample';
import { openLesson } from '~/server/services/lesson/open-lesson';
import { getMyUnitsOverview, getUnitProgress, listMyUnits } from '~/server/services/lesson/queries';
import { removeEnrolment } from '~/server/services/lesson/remove-enrolment';
import { saveAttempts } from '~/server/services/lesson/save-attempts';
import { saveProgress } from '~/server/services/lesson/save-progress';
import { recordFirstScore } from '~/server/services/numbers/record-first-score';
import { publicProcedure, router, userProcedure } from '../trpc';

export const lessonRouter = router({
  /** Opens a unit; a mutation, because the first opening enrols the user. */
  open: publicProcedure
    .input(unitSlugSchema)
    .mutation(({ ctx, input }) => openLesson({ ctx, input })),
  /** One sentence of a free unit about a topic, for the home page. */
  sample: publicProcedure.input(sampleSchema).query(({ ctx, input }) => findSample({ ctx, input })),
  /** One sentence of each level, for the onboarding. */
  levelSamples: publicProcedure.query(({ ctx }) => findLevelSamples({ ctx })),
  /** One word in both accents. */
  accentSample: publicProcedure.query(({ ctx }) => findAccentSample({ ctx })),
  /** Counts a browser in which a visitor's first score was shown. */
  recordFirstScore: publicProcedure.mutation(({ ctx }) => recordFirstScore({ ctx })),
  saveAttempts: userProcedure
    .meta({ access: 'user', body: 'texts' })
    .input(saveAttemptsSchema)
    .mutation(({ ctx, input }) => saveAttempts({ ctx, input })),
  saveProgress: userProcedure
    .input(saveProgressSchema)
    .mutation(({ ctx, input }) => saveProgress({ ctx, input })),
  /** A page of My Learning. */
  mine: userProcedure.input(myUnitsSchema).query(({ ctx, input }) => listMyUnits({ ctx, input })),
  /** My Learning as a whole. */
  overview: userProcedure.query(({ ctx }) => getMyUnitsOverview({ ctx })),
  /** The caller's progress in every unit of My Learning, by slug. */
  progress: userProcedure.query(({ ctx }) => getUnitProgress({ ctx })),
  add: userProcedure
    .input(unitSlugSchema)
    .mutation(({ ctx, input }) => addEnrolment({ ctx, input })),
  remove: userProcedure
    .input(unitSlugSchema)
    .mutation(({ ctx, input }) => removeEnrolment({ ctx, input })),
});
