import type { MessageShape } from '~/i18n/message-shape';
import type { consoleNews as zh } from '../../zh/console/news';

export const consoleNews = {
  title: 'News and honors',
  lead: 'What the front page and the page of news and honors show, each from midnight in Taipei of its day on.',
  all: 'All of them',
  new: 'New entry',
  add: 'Add it',
  added: 'Added.',
  saved: 'Saved. Learners’ pages follow within seconds.',
  empty: 'There is neither news nor an honor.',
  open: 'View the page',
  future: 'Not shown before its day',
  kind: 'Kind',
  day: 'Day',
  dayHint: 'A later day: not shown before it begins.',
  titleZh: 'Title in Chinese',
  titleEn: 'Title in English',
  summaryZh: 'Summary in Chinese',
  summaryEn: 'Summary in English',
  bodyZh: 'Text in Chinese',
  bodyEn: 'Text in English',
  bodyHint: 'A blank line between paragraphs; both languages have as many.',
  paragraphs: 'The languages differ in their number of paragraphs. Please compare them.',
  sample: 'Sample or not',
  real: 'Real content',
  isSample: 'A sample, which pages say',
} as const satisfies MessageShape<typeof zh>;
