import 'server-only';
import { legalSlugSchema, newsHonorSlugSchema } from '~/schemas/publication';
import { readFaq } from '~/server/services/publication/faq';
import { readLegalText } from '~/server/services/publication/legal';
import { listNewsHonors, readNewsHonor } from '~/server/services/publication/news-honor';
import { listPartners } from '~/server/services/publication/partners';
import { publicProcedure, router } from '../trpc';

/** What we publish about ourselves. */
export const publicationRouter = router({
  /** News and honours, newest first. */
  newsHonors: publicProcedure.query(({ ctx }) => listNewsHonors({ ctx })),
  newsHonor: publicProcedure
    .input(newsHonorSlugSchema)
    .query(({ ctx, input }) => readNewsHonor({ ctx, input })),
  /** Who works with us. */
  partners: publicProcedure.query(({ ctx }) => listPartners({ ctx })),
  faq: publicProcedure.query(({ ctx }) => readFaq({ ctx })),
  legal: publicProcedure
    .input(legalSlugSchema)
    .query(({ ctx, input }) => readLegalText({ ctx, input })),
});
