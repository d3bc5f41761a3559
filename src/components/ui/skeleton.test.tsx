import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import tailwind from '../../../tailwind.config';
import { Skeleton } from './skeleton';

afterEach(cleanup);

it('a skeleton becomes visible only after 200 ms', () => {
  const { container } = render(<Skeleton />);
  const place = container.firstElementChild as HTMLElement;
  expect(place.style.animationDelay).toBe('200ms');
  // The skeleton is hidden until then: its first animation also applies during its delay.
  expect(place.className).toContain('animate-awaited');
  expect(tailwind.theme.extend.animation.awaited).toMatch(/^fade \S+ \S+ both,/);
});
