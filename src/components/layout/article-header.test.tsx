import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ArticleHeader } from './article-header';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));
afterEach(cleanup);

const head = { back: { href: '/course-news', text: '回到新聞' }, metadata: 'B1', summary: '摘要' };

it('a piece has one title, its English said as English, and the way back to its list', () => {
  render(<ArticleHeader {...head} title="港口重新開放" english="The harbour reopens" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('港口重新開放');
  expect(screen.getByText('The harbour reopens').lang).toBe('en');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/course-news');
});

it('a title that is English already is not said twice', () => {
  render(<ArticleHeader {...head} title="The harbour reopens" />);
  expect(document.querySelector('[lang]')).toBeNull();
});
