import { sendContactSchema } from '~/schemas/contact';
import { sendContactMessage } from '~/server/services/contact/send-message';
import { publicProcedure, router } from '../trpc';

/** Letters to us. */
export const contactRouter = router({
  send: publicProcedure
    .input(sendContactSchema)
    .mutation(({ ctx, input }) => sendContactMessage({ ctx, input })),
});
