import type { MessageShape } from '~/i18n/message-shape';
import type { consoleLetters as zh } from '../../zh/console/letters';

export const consoleLetters = {
  title: 'Letters',
  lead: 'Messages from the contact form. Reply with your own e-mail program, then mark the letter here so that nobody replies twice.',
  which: 'Which letters',
  waiting: 'Waiting',
  all: 'All',
  noneWaiting: 'Nobody is waiting for an answer.',
  none: 'No letters yet.',
  from: '{name} <{email}>',
  person: 'See the account',
  order: 'Order {number}',
  answeredAt: 'answered {time}',
  answered: 'answered',
  waits: 'not answered',
  reply: 'Reply by e-mail',
  markAnswered: 'Mark as answered',
  bulk: {
    select: 'Select the letter from {name}: {subject}',
    selectAll: 'Select all that are shown',
    label: 'Mark the selected as answered ({count})',
    title: 'Mark {count} letters as answered',
    text: 'Please make sure that each was answered or needs no answer. You can undo this afterward.',
    submit: 'Mark as answered',
    takeBack: 'Set them all back to waiting',
    name: '{name} ({subject})',
  },
  reopen: 'Set back to waiting',
  replySubjects: { zh: '回覆：您寫給說譯的信', en: 'Re: your message to Shuoyi' },
  replyOrder: '{subject} ({number})',
} as const satisfies MessageShape<typeof zh>;
