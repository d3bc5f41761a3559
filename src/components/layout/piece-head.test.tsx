import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PieceHead } from './piece-head';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));
afterEach(cleanup);

const head = { back: { href: '/course-news', text: '回到新聞' }, facts: 'B1', summary: '摘要' };

it('a piece has one title, its English said as English, and the way back to its list', () => {
  render(<PieceHead {...head} title="港口重新開放" english="The harbour reopens" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('港口重新開放');
  expect(screen.getByText('The harbour reopens').lang).toBe('en');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/course-news');
});

it('a title that is English already is not said twice', () => {
  render(<PieceHead {...head} title="The harbour reopens" />);
  expect(document.querySelector('[lang]')).toBeNull();
});
