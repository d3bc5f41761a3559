import { sendContactSchema } from '~/schemas/contact';
import { sendContactMessage } from '~/server/services/contact/send-message';
import { publicProcedure, router } from '../trpc';

/** Messages through the contact form. */
export const contactRouter = router({
  send: publicProcedure
    .input(sendContactSchema)
    .mutation(({ ctx, input }) => sendContactMessage({ ctx, input })),
});
