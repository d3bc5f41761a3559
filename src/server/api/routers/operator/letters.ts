import { contactIdSchema, letterPageSchema, listLettersSchema } from '~/schemas/contact';
import { operatorProcedure, router } from '~/server/api/trpc';
import { listLetters } from '~/server/services/contact/list-letters';
import { markMessageAnswered } from '~/server/services/contact/mark-message-answered';
import { reopenMessage } from '~/server/services/contact/reopen-message';

/** The contact messages. */
export const lettersRouter = router({
  list: operatorProcedure
    .input(listLettersSchema)
    .output(letterPageSchema)
    .query(({ ctx, input }) => listLetters({ ctx, input })),

  answer: operatorProcedure
    .input(contactIdSchema)
    .mutation(({ ctx, input }) => markMessageAnswered({ ctx, input })),

  reopen: operatorProcedure
    .input(contactIdSchema)
    .mutation(({ ctx, input }) => reopenMessage({ ctx, input })),
});
