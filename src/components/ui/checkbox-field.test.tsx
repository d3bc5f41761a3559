import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { CheckboxField } from './checkbox-field';

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  cleanup();
  document.body.replaceChildren();
});

function Terms() {
  const [accepted, accept] = useState(false);
  return (
    <>
      <CheckboxField name="terms" label="I accept" checked={accepted} onChange={accept} />
      <output>{accepted ? 'accepted' : 'open'}</output>
    </>
  );
}

it('a tick from before the scripts have arrived counts', async () => {
  const page = document.createElement('form');
  document.body.append(page);
  page.innerHTML = renderToString(<Terms />);
  screen.getByRole('checkbox').click();
  await act(async () => {
    root = hydrateRoot(page, <Terms />);
  });
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('accepted');
  expect(new FormData(page).get('terms')).toBe('on');
});
