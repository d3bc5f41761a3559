// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './button';
import { IconButton } from './icon-button';

afterEach(cleanup);

it('a busy button ignores a second click and keeps the focus', async () => {
  const onClick = vi.fn();
  const submit = vi.fn((event: Event) => event.preventDefault());
  const form = document.createElement('form');
  document.body.append(form);
  form.addEventListener('submit', submit);
  render(
    <Button type="submit" busy onClick={onClick}>
      Pay
    </Button>,
    { container: form },
  );
  const button = screen.getByRole('button', { name: 'Pay' });
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
  expect(button).toBe(document.activeElement);
  expect(button.getAttribute('aria-busy')).toBe('true');
});

it('a button with asChild renders its link in the button style', () => {
  render(
    <Button asChild>
      <a href="/course">Start</a>
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'Start' }).className).toContain('bg-ink');
  expect(screen.queryByRole('button')).toBeNull();
});

it('a link in the style of a button keeps its own classes and properties', () => {
  render(
    <IconButton asChild label="Cart">
      <a href="/cart" className="own" aria-current="page">
        <svg />
      </a>
    </IconButton>,
  );
  const link = screen.getByRole('link', { name: 'Cart' });
  expect(link.className).toBe('icon-button own');
  expect([link.getAttribute('href'), link.getAttribute('aria-current')]).toEqual(['/cart', 'page']);
});
