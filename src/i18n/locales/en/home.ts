import type { MessageShape } from '~/i18n/message-shape';
import type { home as zh } from '../zh/home';

export const home = {
  hero: {
    title: 'Train your English like an interpreter',
    lead: 'Interpreters train ear and mouth in three moves: hear it, say it, fix it on the spot. Ten minutes a day, with the news.',
    start: 'Start today’s unit',
    free: 'Free, no account needed',
  },
  units: {
    kicker: 'Today’s units',
    title: 'Today’s news, ready to say',
    all: 'See all courses',
    empty: 'New units are being edited. Please come back soon.',
  },
  steps: {
    kicker: 'How it works',
    title: 'An interpreter’s four moves',
    go: {
      name: 'Go',
      title: 'Set out',
      text: 'Open today’s unit. See what the words mean and how they sound before you begin.',
    },
    listen: {
      name: 'Listen',
      title: 'Hear it',
      text: 'The gold line is the model’s voice, American or British. First the rhythm, then each word.',
    },
    repeat: {
      name: 'Repeat',
      title: 'Say it',
      text: 'The blue line is you. Within a second you know which word was clear and which one wants another go.',
    },
    success: {
      name: 'Success',
      title: 'Keep it',
      text: 'When the lines meet, the sentence is yours. The result stays; tomorrow you go on from there.',
    },
    modelVoice: 'The model’s voice',
    yourVoice: 'Your voice',
  },
  minutes: {
    kicker: 'Features',
    title: 'Ten minutes: one unit, one cup of coffee',
    words: {
      figure: '10',
      unit: 'words',
      text: 'Words that the news really used, each with its sounds, its meaning and an example.',
    },
    sentences: {
      figure: '10',
      unit: 'sentences',
      text: 'Whole sentences, not phrases, each with its Chinese: understand first, then speak.',
    },
    time: {
      figure: '10',
      unit: 'minutes',
      text: 'Every sentence is scored on the spot. Leave when you must; you go on at the same one.',
    },
    update: {
      name: 'Update',
      text: 'Chosen from over a thousand news pieces: practice English and keep up with the world.',
      one: 'Seven subjects, from A2 to B2',
      two: 'The story behind every sentence',
    },
    upskill: {
      name: 'Upskill',
      text: 'More than a score: which word, which sound, and how to fix it.',
      one: 'American or British, as you like',
      two: 'Comes back for review before you forget',
    },
    demand: {
      name: 'On Demand',
      text: 'On the train, at lunch, before bed. Without a microphone you listen and type instead.',
      one: 'Recordings never leave your device',
      two: 'Results survive a lost connection',
    },
  },
  prices: {
    kicker: 'Plans',
    title: 'Train for as long as you like',
    lead: 'Every plan adds 30 days. Members can practice every unit.',
    choose: 'See the plans',
  },
  newsHonor: { kicker: 'News and honors', title: 'What we have been up to', all: 'All news' },
  questions: { kicker: 'Q&A', title: 'What people ask most', all: 'See all questions' },
  trend: {
    kicker: 'Insight trend',
    title: 'Sounds Mandarin does not have, in the news every day',
    lead: 'We counted every sound in the sentences of the latest {units} units: the {sounds} that Mandarin does not have come up {total} times.',
    line: 'How often in each unit from {from} to {to}: {counts}',
    most: 'Most of all in “{headline}”: {times}, such as',
  },
  films: {
    kicker: 'Video courses',
    title: 'One idea in two minutes, said line by line',
    all: 'All videos',
  },
  events: { kicker: 'Events', title: 'Now say it to somebody', all: 'All events' },
  partners: 'Our partners',
  contact: {
    kicker: 'Contact',
    title: 'Orders, accounts, microphones: just ask',
    text: 'A person reads what you send. You can also write to',
    pages: {
      order: {
        name: 'Help with orders',
        text: 'Payments, receipts and your membership dates, once you log in.',
      },
      refund: { name: 'How refunds work', text: 'Your order shows the amount before you ask.' },
      tou: { name: 'Terms of use', text: 'What we agree on, you and we.' },
      privacy: {
        name: 'Privacy policy',
        text: 'What we keep, how to download it and how to delete it.',
      },
    },
  },
} as const satisfies MessageShape<typeof zh>;
