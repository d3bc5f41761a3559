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
    COOPERATION: 'Partnerships',
    OTHER: 'Something else',
  },
  orderNumber: 'Order number',
  body: 'Your message',
  send: 'Send',
  promise: 'We reply within two working days.',
  failed: 'Not sent',
  sent: 'We have received your message',
  sentText:
    'We will reply to {email} within two working days. A confirmation is on its way; if you do not see it, check your spam folder.',
  another: 'Write another message',
} as const satisfies MessageShape<typeof zh>;
