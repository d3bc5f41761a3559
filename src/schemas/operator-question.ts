import { z } from 'zod';
import { bilingualSchema } from './bilingual';
import { bilingualLine, bilingualLines, contentVersionSchema, newContentSchema } from './site-text';
import { uuidSchema } from './text';

/** The texts of a question. An answer may have several lines. */
const questionTextsSchema = z.object({
  groupId: uuidSchema,
  question: bilingualLine(200),
  answer: bilingualLines(2000),
});

export const addQuestionSchema = questionTextsSchema.extend(newContentSchema.shape);
export type AddQuestionInput = z.infer<typeof addQuestionSchema>;

export const editQuestionSchema = questionTextsSchema.extend(contentVersionSchema.shape);
export type EditQuestionInput = z.infer<typeof editQuestionSchema>;

/** The title of a group. */
export const editQuestionGroupSchema = contentVersionSchema.extend({ title: bilingualLine(60) });
export type EditQuestionGroupInput = z.infer<typeof editQuestionGroupSchema>;

const idsSchema = z.array(uuidSchema).max(500);

/** Another order of a group's questions, and the order that the operator read. */
export const orderQuestionsSchema = z.object({
  groupId: uuidSchema,
  before: idsSchema,
  after: idsSchema,
});
export type OrderQuestionsInput = z.infer<typeof orderQuestionsSchema>;

const operatorQuestionSchema = z.object({
  id: z.string(),
  slug: z.string(),
  version: z.int(),
  hidden: z.boolean(),
  question: bilingualSchema,
  answer: bilingualSchema,
});
export type OperatorQuestion = z.infer<typeof operatorQuestionSchema>;

const questionGroupSchema = z.object({
  id: z.string(),
  version: z.int(),
  title: bilingualSchema,
  /** Questions in the order of the page. */
  questions: z.array(operatorQuestionSchema),
});
export type QuestionGroup = z.infer<typeof questionGroupSchema>;
export const questionGroupsSchema = z.array(questionGroupSchema);
