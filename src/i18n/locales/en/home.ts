import type { MessageShape } from '~/i18n/message-shape';
import type { home as zh } from '../zh/home';

export const home = {
  hero: {
    title: 'Train your English like an interpreter',
    lead: 'Say one sentence and see at once which word to say again. Free, no account needed.',
    start: 'Start a unit',
    proof:
      'Your recording stays on your device. The scoring was measured with {recordings} recordings of {speakers} Mandarin speakers.',
    howWeListen: 'How we listen',
  },
  units: {
    kicker: 'Latest units',
    title: 'Pick a story and say it today',
    all: 'See all courses',
    empty: 'New units are on their way. Please come back soon.',
  },
  steps: {
    kicker: 'How it works',
    title: 'Four steps to saying it well',
    go: {
      name: 'Go',
      title: 'Get ready',
      text: 'Open a unit. See what the words mean and how they sound before you begin.',
    },
    listen: {
      name: 'Listen',
      title: 'Hear it',
      text: 'The gold line is the model voice, American or British. Listen for the rhythm first, then for each word.',
    },
    repeat: {
      name: 'Repeat',
      title: 'Say it',
      text: 'The blue line is your voice. As soon as you finish, you see which words were clear and which ones need another try.',
    },
    success: {
      name: 'Success',
      title: 'Pass it',
      text: 'When no word was heard to be wrong, you pass the sentence. The result is saved; tomorrow you continue from there.',
    },
    modelVoice: 'Model voice',
    yourVoice: 'Your voice',
  },
  minutes: {
    kicker: 'Features',
    title: 'Ten minutes: one unit, one cup of coffee',
    words: {
      figure: '10',
      unit: 'words',
      text: 'Words from the stories, each with its pronunciation, meaning and an example.',
    },
    sentences: {
      figure: '10',
      unit: 'sentences',
      text: 'Whole sentences, each with a Chinese translation. Understand first, then speak.',
    },
    time: {
      figure: '10',
      unit: 'minutes',
      text: 'Every sentence is scored on the spot. Stop any time and pick up where you left off.',
    },
    update: {
      name: 'Update',
      text: 'News-style stories by our editors, on everyday life, science and technology.',
      one: 'Seven subjects, from A2 to B2',
      two: 'Every sentence is from a story in its unit',
    },
    upskill: {
      name: 'Upskill',
      text: 'More than a score: see which word to say more clearly, beside its IPA and a model voice.',
      one: 'American or British, as you like',
      two: 'Reviewed just before you would forget',
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
    lead: 'Every plan adds bonus days. Members can use every unit, video and voice lesson.',
    choose: 'See the plans',
  },
  newsHonor: { kicker: 'News and honors', title: 'Latest news', all: 'All news' },
  questions: { kicker: 'Q&A', title: 'What people ask most', all: 'See all questions' },
  trend: {
    kicker: 'Insight trend',
    title: 'Sounds that Mandarin does not have keep coming up',
    lead: 'We chose {sounds} sounds that Mandarin does not have and counted them in the sentences of the latest {units} units: they come up {total} times.',
    line: '{total} times in all, at most {most} in one unit',
    table: 'How often in each unit',
    unit: 'Unit',
    most: 'Most often in “{headline}”: {times} times, for example',
  },
  films: {
    kicker: 'Video courses',
    title: 'One idea in a minute or so, line by line',
    all: 'All videos',
  },
  events: { kicker: 'Events', title: 'Now say it to someone', all: 'All events' },
  partners: 'Our partners',
  contact: {
    kicker: 'Contact',
    title: 'Orders, accounts, microphones: just ask',
    text: 'A real person answers. You can also write to',
    pages: {
      order: {
        name: 'Help with orders',
        text: 'Payments, receipts and your membership dates, once you log in.',
      },
      refund: {
        name: 'How refunds work',
        text: 'Your order shows the amount before you request it.',
      },
      tou: { name: 'Terms of use', text: 'What you and we agree to.' },
      privacy: {
        name: 'Privacy policy',
        text: 'What we keep, how to download it and how to delete it.',
      },
    },
  },
} as const satisfies MessageShape<typeof zh>;
