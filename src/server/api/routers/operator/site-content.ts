import {
  operatorLegalSchema,
  publishLegalSchema,
  withdrawLegalSchema,
} from '~/schemas/operator-legal';
import { addNewsSchema, editNewsSchema, operatorNewsListSchema } from '~/schemas/operator-news';
import {
  addPartnerSchema,
  editPartnerSchema,
  operatorPartnersSchema,
  orderPartnersSchema,
  setPartnerPictureSchema,
} from '~/schemas/operator-partner';
import {
  addQuestionSchema,
  editQuestionGroupSchema,
  editQuestionSchema,
  orderQuestionsSchema,
  questionGroupsSchema,
} from '~/schemas/operator-question';
import { setHiddenSchema } from '~/schemas/site-text';
import { operatorProcedure, router } from '~/server/api/trpc';
import { listLegalTexts } from '~/server/services/legal-text/list-legal-texts';
import { publishLegalText } from '~/server/services/legal-text/publish-legal-text';
import { withdrawLegalText } from '~/server/services/legal-text/withdraw-legal-text';
import { addNews } from '~/server/services/news-honor/add-news';
import { editNews } from '~/server/services/news-honor/edit-news';
import { listNews } from '~/server/services/news-honor/list-news';
import { addPartner } from '~/server/services/partner/add-partner';
import { editPartner } from '~/server/services/partner/edit-partner';
import { listOperatorPartners } from '~/server/services/partner/list-operator-partners';
import { orderPartners } from '~/server/services/partner/order-partners';
import { setPartnerPicture } from '~/server/services/partner/set-partner-picture';
import { addQuestion } from '~/server/services/question/add-question';
import { editQuestion } from '~/server/services/question/edit-question';
import { editQuestionGroup } from '~/server/services/question/edit-question-group';
import { listQuestions } from '~/server/services/question/list-questions';
import { orderQuestions } from '~/server/services/question/order-questions';
import { setHidden } from '~/server/services/site-content/set-hidden';

/** The desk of the site's own content: questions, news and honours, partners, legal texts. */
export const operatorContentRouter = router({
  questions: operatorProcedure
    .output(questionGroupsSchema)
    .query(({ ctx }) => listQuestions({ ctx })),

  addQuestion: operatorProcedure
    .meta({ access: 'operator', body: 'texts' })
    .input(addQuestionSchema)
    .mutation(({ ctx, input }) => addQuestion({ ctx, input })),

  editQuestion: operatorProcedure
    .meta({ access: 'operator', body: 'texts' })
    .input(editQuestionSchema)
    .mutation(({ ctx, input }) => editQuestion({ ctx, input })),

  editQuestionGroup: operatorProcedure
    .input(editQuestionGroupSchema)
    .mutation(({ ctx, input }) => editQuestionGroup({ ctx, input })),

  orderQuestions: operatorProcedure
    .meta({ access: 'operator', body: 'texts' })
    .input(orderQuestionsSchema)
    .mutation(({ ctx, input }) => orderQuestions({ ctx, input })),

  news: operatorProcedure.output(operatorNewsListSchema).query(({ ctx }) => listNews({ ctx })),

  addNews: operatorProcedure
    .meta({ access: 'operator', body: 'texts' })
    .input(addNewsSchema)
    .mutation(({ ctx, input }) => addNews({ ctx, input })),

  editNews: operatorProcedure
    .meta({ access: 'operator', body: 'texts' })
    .input(editNewsSchema)
    .mutation(({ ctx, input }) => editNews({ ctx, input })),

  partners: operatorProcedure
    .output(operatorPartnersSchema)
    .query(({ ctx }) => listOperatorPartners({ ctx })),

  addPartner: operatorProcedure
    .input(addPartnerSchema)
    .mutation(({ ctx, input }) => addPartner({ ctx, input })),

  editPartner: operatorProcedure
    .input(editPartnerSchema)
    .mutation(({ ctx, input }) => editPartner({ ctx, input })),

  orderPartners: operatorProcedure
    .input(orderPartnersSchema)
    .mutation(({ ctx, input }) => orderPartners({ ctx, input })),

  /** Sets the picture, which is sent as base64; null removes it. */
  setPartnerPicture: operatorProcedure
    .meta({ access: 'operator', body: 'file' })
    .input(setPartnerPictureSchema)
    .mutation(({ ctx, input: { image, ...of } }) =>
      setPartnerPicture({
        ctx,
        input: { ...of, bytes: image === null ? null : Buffer.from(image, 'base64') },
      }),
    ),

  /** Hides a question, a news entry or a partner, or shows it again. */
  setHidden: operatorProcedure
    .input(setHiddenSchema)
    .mutation(({ ctx, input }) => setHidden({ ctx, input })),

  legal: operatorProcedure.output(operatorLegalSchema).query(({ ctx }) => listLegalTexts({ ctx })),

  publishLegal: operatorProcedure
    .meta({ access: 'operator', body: 'texts' })
    .input(publishLegalSchema)
    .mutation(({ ctx, input }) => publishLegalText({ ctx, input })),

  withdrawLegal: operatorProcedure
    .input(withdrawLegalSchema)
    .mutation(({ ctx, input }) => withdrawLegalText({ ctx, input })),
});
