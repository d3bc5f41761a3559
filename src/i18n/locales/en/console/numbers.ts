import type { MessageShape } from '~/i18n/message-shape';
import type { consoleNumbers as zh } from '../../zh/console/numbers';

export const consoleNumbers = {
  title: 'Numbers',
  lead: 'All days are days in Taipei.',
  period: 'Period',
  lastDays: 'Last {days} days',
  countedAt:
    'The worker last counted at {time}. Today’s revenue, members and practice are live; words, sounds and units are as last counted.',
  withDemo:
    'There is a demo account here: its made-up four weeks of practice and its membership are counted in the numbers below.',
  notCounted: 'The worker has not counted yet, so only today’s numbers are here.',
  incomplete: 'Earlier days are still being counted: the numbers of this period are not complete.',
  failed: 'The numbers could not be loaded. Please try again.',
  day: 'Day',
  table: '{title} as a table',
  tableOf: 'table of {title}',
  figures: {
    orders: 'Paid orders',
    firstScores: 'First scores',
    accounts: 'New accounts',
    firstPractices: 'First practice',
    firstPayments: 'First payment',
    newMembers: 'New members',
    activeMembers: 'Active members',
    trials: 'Trials begun',
    trialsPaid: 'Bought after a trial',
    renewals: 'Renewals',
    learners: 'Learners',
    minutes: 'Minutes spoken',
  },
  revenue: {
    title: 'Revenue',
    definition:
      'An order counts on the day it was paid, a refund on the day it went through; a refund of an order with several plans is divided by what was paid for each.',
    net: 'Net revenue',
    captured: 'Paid',
    refunded: 'Refunded',
    orders: 'Paid orders',
    deleted: 'Deleted plan',
  },
  members: {
    title: 'Active members',
    definition:
      'Accounts whose membership has not run out, paused ones included and disabled ones not; as last counted each day, and “–” for days before counting began, which cannot be reconstructed.',
  },
  sales: {
    title: 'New members and renewals',
    definition:
      'A new member has become one by a purchase or a gift for the first time, and a renewal is another order such an account pays for; bought after a trial is a first membership bought by an account that had a trial, on the day of the purchase.',
  },
  ending: {
    title: 'Ending within 30 days',
    definition:
      'Accounts whose membership ends in the 30 days from today and has not been renewed so far, without disabled ones.',
    members: 'Memberships ending',
  },
  path: {
    title: 'From first score to payment',
    definition:
      'Each step counts on the day it happened. A first score is the first one that a browser showed while nobody was logged in: once for each browser, {since}. Browsers report it themselves, and they are not people: another browser counts again, and so does one whose data was cleared.',
    since: 'since {day}',
    notYet: 'not counted yet',
  },
  practice: {
    title: 'Learners',
    definition:
      'Accounts that practiced at least once that day; a person counts once a day, so the days do not add up to a number of people.',
  },
  spoken: {
    title: 'Time spoken',
    definition: 'From the first word of each try to its last, measured by the learner’s device.',
  },
  hard: {
    text: 'What',
    share: 'Passed',
    tries: 'Tries',
    none: 'There is not enough data from this period yet.',
  },
  words: {
    title: 'Hardest words',
    definition:
      'The 10 words with the lowest share of passed tries, of those spoken at least {count} times, on the day the server received them.',
  },
  sounds: {
    title: 'Hardest sounds',
    definition:
      'The 10 sounds most rarely recognized as themselves, of those scored reliably and said at least {count} times; counted by week, the whole first week included.',
  },
  units: {
    title: 'Units',
    definition:
      'Starts and finishes of the last 28 days; “left” is unfinished and was last practiced 14 to 41 days ago. At most 50, the most started first.',
    none: 'Nobody has started a unit lately.',
    unit: 'Unit',
    starts: 'Started',
    finishes: 'Finished',
    left: 'Left',
  },
} as const satisfies MessageShape<typeof zh>;
