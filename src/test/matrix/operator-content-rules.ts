import { randomUUID } from 'node:crypto';
import type { MatrixScenario, Rules } from './rule';

const reads = { requires: 'operator', permission: 'siteContent.read', isReadOnly: true } as const;
const writes = { requires: 'operator', permission: 'siteContent.write' } as const;
const missing = { errorCode: 'CONTENT_NOT_FOUND' } as const;

const question = () => ({
  id: randomUUID(),
  groupId: randomUUID(),
  question: { zh: '什麼？', en: 'What?' },
  answer: { zh: '這個。', en: 'This.' },
});

const news = ({ sequence }: MatrixScenario) => ({
  id: randomUUID(),
  kind: 'NEWS',
  publishedOn: '2026-11-26',
  title: { zh: '新課', en: `A new course ${sequence}` },
  summary: { zh: '上線了', en: 'It is here' },
  body: { zh: '內容', en: 'Text' },
  sample: false,
});

const partner = ({ sequence }: MatrixScenario) => ({
  id: randomUUID(),
  name: { zh: '書店', en: `Bookshop ${sequence}` },
  role: { zh: '一起辦讀書會', en: 'Reads with us' },
});

const same = (text: string) => ({ zh: text, en: text });
const legal = {
  title: same('Terms'),
  status: same('Draft'),
  intro: same('Hello'),
  text: same('# A\n\nB'),
};

/** Access rules of the desk of the site's own content. */
export const OPERATOR_CONTENT_RULES: Rules = {
  'operator.siteContent.questions': reads,
  'operator.siteContent.addQuestion': { ...writes, ...missing, input: question },
  'operator.siteContent.editQuestion': {
    ...writes,
    ...missing,
    input: () => ({ ...question(), version: 1 }),
  },
  'operator.siteContent.editQuestionGroup': {
    ...writes,
    ...missing,
    input: () => ({ id: randomUUID(), version: 1, title: { zh: '茶', en: 'Tea' } }),
  },
  'operator.siteContent.orderQuestions': {
    ...writes,
    ...missing,
    input: () => ({ groupId: randomUUID(), before: [], after: [] }),
  },
  'operator.siteContent.partners': reads,
  'operator.siteContent.addPartner': { ...writes, input: partner },
  'operator.siteContent.editPartner': {
    ...writes,
    ...missing,
    input: (scene) => ({ ...partner(scene), version: 1 }),
  },
  'operator.siteContent.orderPartners': {
    ...writes,
    input: () => ({ before: [randomUUID()], after: [randomUUID()] }),
    errorCode: 'CONTENT_CHANGED',
  },
  'operator.siteContent.setPartnerPicture': {
    ...writes,
    ...missing,
    input: () => ({ id: randomUUID(), version: 1, image: null }),
  },
  'operator.siteContent.setHidden': {
    ...writes,
    ...missing,
    input: () => ({ kind: 'news', id: randomUUID(), hidden: true, reason: 'old' }),
  },
  'operator.siteContent.legal': reads,
  'operator.siteContent.publishLegal': {
    requires: 'operator',
    permission: 'legal.publish',
    input: () => ({ ...legal, slug: 'tou', version: '2000-01-01', latest: null }),
    errorCode: 'LEGAL_DAY_PAST',
  },
  'operator.siteContent.withdrawLegal': {
    requires: 'operator',
    permission: 'legal.publish',
    ...missing,
    input: () => ({ slug: 'tou', version: '2000-01-01', reason: 'a slip' }),
  },
  'operator.siteContent.news': reads,
  'operator.siteContent.addNews': { ...writes, input: news },
  'operator.siteContent.editNews': {
    ...writes,
    ...missing,
    input: (scene) => ({ ...news(scene), version: 1 }),
  },
};
