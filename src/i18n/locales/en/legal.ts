import type { MessageShape } from '~/i18n/message-shape';
import type { legal as zh } from '../zh/legal';

export const legal = {
  version: 'Version of {date}',
  versionOf: '{title} ({date})',
  versions: 'Other versions',
  state: {
    EARLIER: 'Version of {date} (earlier)',
    IN_FORCE: 'Version of {date} (in force)',
    LATER: 'New version, in force from {date}',
  },
  notInForce: {
    EARLIER: 'This is an earlier version; a newer one is in force.',
    LATER: 'This version is not in force yet. It begins on its date, at midnight in Taipei.',
  },
  contents: 'Contents',
  faq: {
    title: 'Frequently asked questions',
    lead: 'If you do not find the answer here, write to us.',
    description:
      'Lessons, microphones, results, membership, payment, invoices, refunds, accounts and privacy: what people ask most.',
    ask: 'Did not find the answer? {form}, or write to {email}',
    form: 'Use the contact form',
  },
  /** The list of the questions. */
  faqList: {
    search: 'Search the questions',
    group: 'Topic',
    found: '{count} questions',
    link: 'Link to this question',
    empty: 'The questions are coming soon.',
  },
} as const satisfies MessageShape<typeof zh>;
