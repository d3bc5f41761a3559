import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ScrollArea } from './scroll-area';

afterEach(cleanup);

/** The component files whose source matches `pattern`. */
function filesMatching(pattern: RegExp): string[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const components = files.filter((file) => file.endsWith('.tsx') && !file.includes('.test.'));
  return components.filter((file) => pattern.test(readFileSync(join('src', file), 'utf8')));
}

it('a scroll area can be focused by Tab and has an accessible name', async () => {
  render(
    <ScrollArea label="每週分鐘數">
      <table />
    </ScrollArea>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: '每週分鐘數' }));
});

// The walk through all screens checks that a keyboard reaches every shelf on a phone
// (`scrollable-region-focusable`).
it('only the scroll area scrolls sideways, besides shelves', () => {
  expect(filesMatching(/\boverflow-(x-)?(auto|scroll)\b/)).toEqual([
    join('components', 'ui', 'scroll-area.tsx'),
  ]);
});
