import type { Shape } from '~/i18n/shape';
import type { course as zh } from '../zh/course';

export const course = {
  category: {
    technology: 'Technology',
    entertainment: 'Entertainment',
    science: 'Science',
    sports: 'Sports',
    business: 'Business',
    general: 'General',
    health: 'Health',
  },
  level: { A2: 'A2 Elementary', B1: 'B1 Intermediate', B2: 'B2 Upper intermediate' },
  access: { FREE: 'Free', VIP: 'Members' },

  overview: {
    title: 'Courses',
    lead: 'Take a piece of news, hear ten words and ten sentences, say them, and learn at once which word to change.',
    speaking: 'Speaking',
    speakingLead:
      'News units: ten minutes each, 10 words and 10 sentences, corrected word by word as you speak.',
    reading: 'Reading',
    readingLead: 'Every unit comes with the short pieces behind it. Read first, then speak.',
    read: 'Choose a piece to read',
    streaming: 'Streaming',
    streamingLead: 'Video courses and voice lessons are in preparation.',
    objectives: 'Objectives',
    objectiveWords: 'Understand and say 10 words that the news uses',
    objectiveSentences: 'Say 10 sentences, each in one go',
    objectiveCorrect: 'Correct unclear words on the spot',
    time: 'Time',
    tenMinutes: '10 minutes',
    exercises: 'Exercises left',
    remaining: '{left} items left',
    allTried: 'All 20 items tried',
    notStarted: '20 items, not started',
    allUnits: 'All news units',
  },

  news: {
    title: 'News units',
    lead: 'We rewrite the news into sentences worth saying. Choose one and say it all in ten minutes.',
    filter: 'Topic',
    level: 'Level',
    search: 'Search the news units',
    empty: 'The first news units are on their way.',
    published: 'Published {date}',
  },

  forYou: {
    title: 'For you',
    'due#one': 'Brings back {count} word that is due today',
    'due#other': 'Brings back {count} words that are due today',
    level: 'Just your level',
    new: 'New',
  },

  unit: {
    start: 'Start the lesson',
    continue: 'Continue',
    again: 'Practise again',
    free: 'No account needed.',
    vip: 'This unit is for members.',
    contains: 'Your ten minutes',
    steps: {
      words: '10 words',
      wordsText: 'Hear each one, say it, and see at once which sound was unclear.',
      sentences: '10 sentences',
      sentencesText: 'Hear one, say one. Each word turns green, amber or red within a second.',
      summary: 'One summary',
      summaryText: 'What went well, what is worth repeating, kept in My lessons.',
    },
    words: 'Words you will say',
    pieces: 'The news behind it',
    piecesNote: 'The words and sentences come from these short pieces.',
    by: '{author}, {date}',
    original: 'Original',
    licence: 'Licence: {licence}',
    back: 'All news units',
    microphone: 'You need a microphone; without one you can finish by typing.',
    coverLabel: 'The sound of this unit',
  },
} as const satisfies Shape<typeof zh>;
