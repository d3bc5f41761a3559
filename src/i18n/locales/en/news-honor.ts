import type { MessageShape } from '~/i18n/message-shape';
import type { newsHonor as zh } from '../zh/news-honor';

/** News about us, and honors. */
export const newsHonor = {
  title: 'News and honors',
  lead: 'What is new, and what others say about us.',
  description: 'New features, news of events, and what schools and learners say.',
  kind: { NEWS: 'News', HONOR: 'Honor' },
  filter: 'Type',
  search: 'Search the news',
  found: '{count} in all',
  empty: 'No news at the moment.',
  sample: 'Sample content',
  sampleNote: 'This is sample content that shows the layout, not real news or a real award.',
  back: 'All news and honors',
  mixTitle: 'Latest news and honors',
  mixDescription: 'The latest news and honors at a glance.',
  all: 'See all',
} as const satisfies MessageShape<typeof zh>;
