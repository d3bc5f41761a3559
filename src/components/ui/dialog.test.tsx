// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Dialog } from './dialog';

afterEach(cleanup);

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Sure?" closeLabel="Close" />
    </>
  );
}

it('a dialog takes the focus and returns it to its opener', async () => {
  const user = userEvent.setup();
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Delete' });
  await user.click(opener);
  expect(screen.getByRole('dialog', { name: 'Sure?' }).contains(document.activeElement)).toBe(true);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

function Disappearing() {
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(false);
  return (
    <main tabIndex={-1}>
      {!done && (
        <button type="button" onClick={() => setOpen(true)}>
          Delete
        </button>
      )}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Sure?"
        closeLabel="Close"
        actions={
          <button
            type="button"
            onClick={() => {
              setDone(true);
              setOpen(false);
            }}
          >
            Yes
          </button>
        }
      />
    </main>
  );
}

it('a dialog returns the focus to the main content when its opener is gone', async () => {
  const user = userEvent.setup();
  render(<Disappearing />);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('The buttons of a dialog are its last part and stay at its lower edge, however long the rest is', () => {
  const actions = <button type="button">Yes</button>;
  render(
    <Dialog open onOpenChange={() => {}} title="Sure?" closeLabel="Close" actions={actions}>
      <p>A long text.</p>
    </Dialog>,
  );
  const foot = screen.getByRole('button', { name: 'Yes' }).parentElement;
  expect(screen.getByRole('dialog').lastElementChild).toBe(foot);
  expect([...(foot?.classList ?? [])]).toEqual(expect.arrayContaining(['sticky', 'bottom-0']));
});
