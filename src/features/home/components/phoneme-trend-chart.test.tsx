import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CountLine } from './count-line';
import { TrendTable } from './trend-table';

vi.mock('~/i18n/server', () => ({ getI18n: async () => (key: string) => key }));

it('The drawing of a sound is one picture with one label, and its strokes are not read out', () => {
  const counts = Array.from({ length: 28 }, (_, index) => index % 9);
  render(<CountLine counts={counts} highest={8} strongest={8} label="一共 105 次，最多 8 次" />);
  const picture = screen.getByRole('img', { name: '一共 105 次，最多 8 次' });
  expect(screen.getAllByRole('img')).toEqual([picture]);
  expect(picture.textContent).toBe('');
  expect(picture.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

it('The numbers behind the drawings are in a closed table, a row for each unit under its headline', async () => {
  const units = ['one', 'two'].map((slug) => ({
    slug,
    headline: { zh: `${slug} 單元`, en: `Unit ${slug}` },
  }));
  const sounds = [
    { sound: 'TH', counts: [3, 5], total: 8, most: 1, word: 'think' },
    { sound: 'V', counts: [2, 0], total: 2, most: 0, word: 'very' },
  ];
  render(await TrendTable({ trend: { units, sounds } as never, language: 'zh' }));
  const table = screen.getByRole('table', { hidden: true });
  expect((table.closest('details') as HTMLDetailsElement).open).toBe(false);
  const rows = within(table)
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    [expect.any(String), '/θ/', '/v/'],
    ['one 單元', '3', '2'],
    ['two 單元', '5', '0'],
  ]);
  const heads = table.querySelectorAll('tbody th[scope="row"]');
  expect(heads).toHaveLength(2);
});
