import {
  listMailsSchema,
  mailPageSchema,
  mailSamplesSchema,
  mailTemplateSchema,
  resendMailSchema,
  resentMailSchema,
} from '~/schemas/operator-mail';
import { operatorProcedure, router } from '~/server/api/trpc';
import { getSamples } from '~/server/services/sent-mail/get-samples';
import { listMails } from '~/server/services/sent-mail/list-mails';
import { resendMail } from '~/server/services/sent-mail/resend-mail';

/** The mails that were sent, and their templates. */
export const mailsRouter = router({
  list: operatorProcedure
    .input(listMailsSchema)
    .output(mailPageSchema)
    .query(({ ctx, input }) => listMails({ ctx, input })),

  resend: operatorProcedure
    .input(resendMailSchema)
    .output(resentMailSchema)
    .mutation(({ ctx, input }) => resendMail({ ctx, input })),

  samples: operatorProcedure
    .input(mailTemplateSchema)
    .output(mailSamplesSchema)
    .query(({ ctx, input }) => getSamples({ ctx, input })),
});
