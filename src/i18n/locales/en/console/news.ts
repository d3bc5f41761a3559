import type { MessageShape } from '~/i18n/message-shape';
import type { consoleNews as zh } from '../../zh/console/news';

export const consoleNews = {
  title: 'News and honors',
  lead: 'What the front page and “News and honors” show. Each entry appears from midnight (Taipei) on its day.',
  all: 'All of them',
  new: 'New entry',
  add: 'Add it',
  added: 'Added.',
  saved: 'Saved. Learners’ pages are updated within seconds.',
  empty: 'No news or honors yet.',
  open: 'View the page',
  future: 'Not shown before its day',
  kind: 'Kind',
  day: 'Day',
  dayHint: 'With a later day, it is not shown before that day.',
  titleZh: 'Title in Chinese',
  titleEn: 'Title in English',
  summaryZh: 'Summary in Chinese',
  summaryEn: 'Summary in English',
  bodyZh: 'Text in Chinese',
  bodyEn: 'Text in English',
  bodyHint: 'Leave a blank line between paragraphs. Both languages must have the same number.',
  paragraphs: 'The languages differ in their number of paragraphs. Please compare them.',
  sample: 'Sample or not',
  real: 'Real content',
  isSample: 'A sample; its page says so',
} as const satisfies MessageShape<typeof zh>;
