import type { MessageShape } from '~/i18n/message-shape';
import type { consoleQuestions as zh } from '../../zh/console/questions';

export const consoleQuestions = {
  title: 'Questions',
  lead: 'What learners see under “FAQ” and on the front page. Their pages are updated within seconds of a change.',
  new: 'New question',
  add: 'Add it',
  added: 'Added, below the others of its group.',
  saved: 'Saved. Learners’ pages are updated within seconds.',
  empty: 'This group has no questions yet, so learners do not see it.',
  group: 'Group',
  questionZh: 'Question in Chinese',
  questionEn: 'Question in English',
  answerZh: 'Answer in Chinese',
  answerEn: 'Answer in English',
  editGroup: 'Change the title “{name}”',
  groupZh: 'Title of the group (Chinese)',
  groupEn: 'Title of the group (English)',
  groupSaved: 'Saved. The learners’ page is updated within seconds.',
} as const satisfies MessageShape<typeof zh>;
