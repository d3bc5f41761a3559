import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProgressLabel } from './progress-label';

const draw = (value: number) => {
  const { container } = render(<ProgressLabel value={value} text="12 items" />);
  return {
    text: container.textContent,
    bar: container.querySelector('[role=progressbar]'),
    mark: container.querySelector('svg'),
  };
};

it('a lesson that is not begun says so in words alone', () => {
  expect(draw(0)).toEqual({ text: '12 items', bar: null, mark: null });
});

it('a lesson that is begun has a bar with its words', () => {
  const { bar, mark } = draw(0.4);
  expect(bar?.getAttribute('aria-label')).toBe('12 items');
  expect(mark).toBeNull();
});

it('a lesson that is done has a check mark beside its words, and no bar', () => {
  const { text, bar, mark } = draw(1);
  expect(text).toBe('12 items');
  expect(bar).toBeNull();
  expect(mark?.getAttribute('aria-hidden')).toBe('true');
});
