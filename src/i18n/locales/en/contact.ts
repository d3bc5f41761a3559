import type { MessageShape } from '~/i18n/message-shape';
import type { contact as zh } from '../zh/contact';

export const contact = {
  write: 'Write to us',
  name: 'Your name',
  email: 'E-mail',
  subject: 'What is it about?',
  choose: 'Choose one',
  subjects: {
    ORDER: 'An order or a payment',
    ACCOUNT: 'My account or login',
    LESSON: 'Lessons and practice',
    COOPERATION: 'Working together',
    OTHER: 'Something else',
  },
  orderNumber: 'Order number',
  body: 'What happened?',
  send: 'Send',
  promise: 'We answer within two working days.',
  failed: 'Not sent',
  sent: 'We have your letter',
  sentText:
    'We answer to {email} within two working days. A confirmation is on its way; if you do not see it, look among the junk mail.',
  another: 'Write another',
} as const satisfies MessageShape<typeof zh>;
