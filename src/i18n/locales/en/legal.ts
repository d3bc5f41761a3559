import type { Shape } from '~/i18n/shape';
import type { legal as zh } from '../zh/legal';

export const legal = {
  version: 'Version of {date}',
  contents: 'Contents',
  faq: {
    title: 'Questions',
    lead: 'Lessons, microphones, scores, plans and accounts: what people ask most.',
    topics: {
      lesson: 'Lessons',
      microphone: 'Microphone',
      scoring: 'Scores',
      plan: 'Plans and payment',
      account: 'Account',
    },
  },
  questions: 'Still wondering? Write to {email}',
} as const satisfies Shape<typeof zh>;
