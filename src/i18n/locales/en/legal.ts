import type { MessageShape } from '~/i18n/message-shape';
import type { legal as zh } from '../zh/legal';

export const legal = {
  version: 'Version of {date}',
  contents: 'Contents',
  faq: {
    title: 'Questions and answers',
    lead: 'If the answer is not here, write to us.',
    description:
      'Lessons, microphones, results, membership, payment, invoices, refunds, accounts and privacy: what people ask most.',
    search: 'Search the questions',
    group: 'Subject',
    found: '{count} questions',
    link: 'Link to this question',
    empty: 'The questions are on their way.',
    ask: 'Still no answer? {form}, or write to {email}',
    form: 'Ask us with the contact form',
  },
} as const satisfies MessageShape<typeof zh>;
