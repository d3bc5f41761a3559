import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { moveFocusFromRow } from './move-focus-from-row';

beforeEach(() => {
  render(
    <main tabIndex={-1}>
      <button type="button">elsewhere</button>
      <ul>
        {['a', 'b', 'c'].map((name) => (
          <li key={name} data-testid={name}>
            <button type="button">remove {name}</button>
          </li>
        ))}
      </ul>
    </main>,
  );
});
afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });

it.each([
  ['a', 'b'],
  ['b', 'c'],
  ['c', 'b'],
])('removing row %s moves the focus to row %s', (row, next) => {
  button(`remove ${row}`).focus();
  moveFocusFromRow();
  expect(document.activeElement).toBe(screen.getByTestId(next));
});

it('removing the only row moves the focus to the main content', () => {
  for (const row of ['b', 'c']) screen.getByTestId(row).remove();
  button('remove a').focus();
  moveFocusFromRow();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('removing a row leaves the focus where it is when it is outside the row', () => {
  button('elsewhere').focus();
  moveFocusFromRow(button('remove a'));
  moveFocusFromRow();
  expect(document.activeElement).toBe(button('elsewhere'));
});
