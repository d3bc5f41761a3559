import type { MessageShape } from '~/i18n/message-shape';
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
    lead: 'Choose how you want to practice today. Ten minutes will do.',
    description:
      'News units, videos and voice lessons: three ways to practice speaking, ten minutes at a time. Free units need no account.',
    speaking: 'Speaking',
    speakingLead:
      'News units: ten minutes each, 10 words and 10 sentences, with feedback on every word you say.',
    reading: 'Reading',
    readingLead:
      'Every unit comes with short stories by our editors, in the style of news. Read first, then speak.',
    read: 'Choose a story to read',
    streaming: 'Streaming',
    streamingLead:
      'Videos of a minute or so: shadow any line. Voice lessons: listen to a conversation, answer questions, then say it in your own words.',
    videos: 'Video courses',
    videosLead: 'Events, topics, technology, grammar and finance, with subtitles in both languages',
    voices: 'Voice lessons',
    voicesLead: 'Everyday English for the breakfast shop, the meeting, the clinic and the station',
    scenes: 'Scenes',
    scenesLead: 'A wrong order, a raise, a leaking ceiling: your words decide how it ends',
    newest: 'Newest units',
    activities: 'Events',
    activitiesLead: 'Online talks and in-person meetups: use what you practiced with real people.',
    allActivities: 'See all events',
    objectives: 'Objectives',
    objectiveWords: 'Understand and say 10 new words',
    objectiveSentences: 'Say 10 sentences, each in one go',
    objectiveCorrect: 'Say unclear words again on the spot',
    objectiveGist: 'Get the gist of a short text without a dictionary',
    objectiveContext: 'See the 10 words of a unit in context',
    objectiveAloud: 'Understand it, then read it aloud with ease',
    objectiveFollow: 'Follow people talking without subtitles',
    objectiveShadow: 'Shadow any line, closer to the rhythm each time',
    objectiveOwn: 'Sum up the main point in your own words',
    time: 'Time',
    tenMinutes: '10 minutes',
    readingTime: 'About 1 minute each',
    streamingTime: 'Videos 1–2 minutes, voice lessons about 10',
    exercises: 'Exercises left',
    pieces: 'The stories of all {units} units are free to read',
    allUnits: 'All news units',
  },
  /** Remaining work, in lists of lessons. */
  left: {
    remaining: '{left} items left',
    allTried: 'All 20 items tried',
    notStarted: '20 items, not started',
  },
  /** Remaining work in an area of the overview. */
  areas: {
    units: '{left} items left in {units} units',
    unitsDone: 'All {units} units tried',
    media: '{left} of {count} lessons left',
    mediaDone: 'All {count} lessons finished',
  },

  news: {
    title: 'News units',
    lead: 'Short stories by our editors, in the style of news; the people and shops are invented. Choose one and practice saying it in ten minutes.',
    published: 'Published {date}',
  },
  /** The parts of the catalogue of units that change in the browser. */
  catalogue: {
    filter: 'Topic',
    level: 'Level',
    search: 'Search the news units',
    empty: 'The first news units are coming soon.',
  },

  /** The page with all news units by level. */
  all: {
    lead: 'The full list, from the easiest level to the hardest, with the newest first in each.',
    back: 'Back to news units',
  },

  forYou: {
    title: 'For you',
    newest: 'Start with the newest',
    'due#one': '{count} word to review today',
    'due#other': '{count} words to review today',
    level: 'Right for your level',
    new: 'New',
  },

  unit: {
    start: 'Start the lesson',
    continue: 'Continue',
    interpret: 'Hear two or three sentences and give them back',
    again: 'Practice again',
    free: 'No account needed.',
    vip: 'This unit is for members.',
    contains: 'In these ten minutes',
    steps: {
      words: '10 words',
      wordsText: 'Listen to each one, say it, and know at once whether it was clear.',
      sentences: '10 sentences',
      sentencesText: 'Listen to a sentence, then say it. You see at once how clear each word was.',
      summary: 'One summary',
      summaryText: 'What went well and what to repeat, saved in My Learning.',
    },
    words: 'Words in this unit',
    pieces: 'The stories behind this unit',
    piecesNote: 'The words and sentences come from these short stories.',
    by: '{date} · {author}',
    /** The author line of our own articles. */
    newsroom: 'Written by our editors; the people and shops are invented',
    original: 'Original',
    licence: 'License: {licence}',
    back: 'All news units',
    microphone: 'You need a microphone to speak; without one, you can type instead.',
    coverLabel: 'A drawing for this unit',
  },
} as const satisfies MessageShape<typeof zh>;
