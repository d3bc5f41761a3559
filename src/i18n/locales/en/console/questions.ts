import type { MessageShape } from '~/i18n/message-shape';
import type { consoleQuestions as zh } from '../../zh/console/questions';

export const consoleQuestions = {
  title: 'Questions',
  lead: 'The frequently asked questions, on their page and the front page. Learners’ pages follow a change within seconds.',
  new: 'New question',
  add: 'Add it',
  added: 'Added, below the others of its group.',
  saved: 'Saved. Learners’ pages follow within seconds.',
  empty: 'There is no question in this group, so learners do not see it.',
  group: 'Group',
  questionZh: 'Question in Chinese',
  questionEn: 'Question in English',
  answerZh: 'Answer in Chinese',
  answerEn: 'Answer in English',
  editGroup: 'Change the title “{name}”',
  groupZh: 'Title of the group (Chinese)',
  groupEn: 'Title of the group (English)',
  groupSaved: 'Saved. The learners’ page follows within seconds.',
} as const satisfies MessageShape<typeof zh>;
