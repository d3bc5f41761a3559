import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ArticleHeader } from './article-header';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));
afterEach(cleanup);

const head = { back: { href: '/course-news', text: '回到新聞' }, metadata: 'B1', summary: '摘要' };

it('an article header has one h1, an English title marked lang="en", and a link to its list', () => {
  render(<ArticleHeader {...head} title="港口重新開放" english="The harbour reopens" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('港口重新開放');
  expect(screen.getByText('The harbour reopens').lang).toBe('en');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/course-news');
});

it('an article header shows an English title only once', () => {
  render(<ArticleHeader {...head} title="The harbour reopens" />);
  expect(document.querySelector('[lang]')).toBeNull();
});
