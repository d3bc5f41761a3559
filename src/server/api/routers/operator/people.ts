import {
  grantDaysSchema,
  membershipPreviewSchema,
  pauseMembershipSchema,
  previewMembershipSchema,
  resumeMembershipSchema,
} from '~/schemas/membership';
import { setAccessSchema } from '~/schemas/operator';
import { listPersonsSchema, personPageSchema } from '~/schemas/operator-person';
import { addNoteSchema } from '~/schemas/person-note';
import { listTimelineSchema, timelinePageSchema } from '~/schemas/person-timeline';
import { membershipSchema } from '~/schemas/profile';
import { operatorProcedure, router } from '~/server/api/trpc';
import { listPersons } from '~/server/services/console/list-persons';
import { grantDays } from '~/server/services/membership/grant-days';
import { pauseMembership } from '~/server/services/membership/pause-membership';
import { previewMembership } from '~/server/services/membership/preview-membership';
import { resumeMembership } from '~/server/services/membership/resume-membership';
import { signOutPerson } from '~/server/services/operator/sign-out-person';
import { addNote } from '~/server/services/person-note/add-note';
import { getTimeline } from '~/server/services/person-timeline/get-timeline';

/** Operators' acts on a person's membership, notes and devices. */
export const peopleRouter = router({
  list: operatorProcedure
    .input(listPersonsSchema)
    .output(personPageSchema)
    .query(({ ctx, input }) => listPersons({ ctx, input })),

  preview: operatorProcedure
    .input(previewMembershipSchema)
    .output(membershipPreviewSchema)
    .query(({ ctx, input }) => previewMembership({ ctx, input })),

  grant: operatorProcedure
    .input(grantDaysSchema)
    .output(membershipSchema)
    .mutation(({ ctx, input }) => grantDays({ ctx, input })),

  pause: operatorProcedure
    .input(pauseMembershipSchema)
    .output(membershipSchema)
    .mutation(({ ctx, input }) => pauseMembership({ ctx, input })),

  resume: operatorProcedure
    .input(resumeMembershipSchema)
    .output(membershipSchema)
    .mutation(({ ctx, input }) => resumeMembership({ ctx, input })),

  timeline: operatorProcedure
    .input(listTimelineSchema)
    .output(timelinePageSchema)
    .query(({ ctx, input }) => getTimeline({ ctx, input })),

  addNote: operatorProcedure
    .input(addNoteSchema)
    .mutation(({ ctx, input }) => addNote({ ctx, input })),

  signOut: operatorProcedure
    .input(setAccessSchema)
    .mutation(({ ctx, input }) => signOutPerson({ ctx, input })),
});
