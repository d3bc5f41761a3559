import 'server-only';
import { legalSlugSchema, legalVersionSchema } from '~/schemas/legal-text';
import { newsHonorSlugSchema } from '~/schemas/news-honor';
import { getLegalText, getLegalVersion } from '~/server/services/legal-text/get-legal-text';
import { getFaq } from '~/server/services/site-content/faq';
import { getNewsHonor, listNewsHonors } from '~/server/services/site-content/news-honor';
import { listPartners } from '~/server/services/site-content/partners';
import { publicProcedure, router } from '../trpc';

/** The site's own content: news and honours, partners, questions, legal texts. */
export const siteContentRouter = router({
  /** News and honours, newest first. */
  newsHonors: publicProcedure.query(({ ctx }) => listNewsHonors({ ctx })),
  newsHonor: publicProcedure
    .input(newsHonorSlugSchema)
    .query(({ ctx, input }) => getNewsHonor({ ctx, input })),
  /** The partners. */
  partners: publicProcedure.query(({ ctx }) => listPartners({ ctx })),
  faq: publicProcedure.query(({ ctx }) => getFaq({ ctx })),
  legal: publicProcedure
    .input(legalSlugSchema)
    .query(({ ctx, input }) => getLegalText({ ctx, input })),
  legalVersion: publicProcedure
    .input(legalVersionSchema)
    .query(({ ctx, input }) => getLegalVersion({ ctx, input })),
});
