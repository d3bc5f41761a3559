import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import en from '~/i18n/locales/en';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { KeyHints } from './key-hints';
import { LessonKeys } from './lesson-keys';

const calls: string[] = [];
const handlers = Object.fromEntries(
  (['speak', 'listen', 'retry', 'next'] as const).map((name) => [
    name,
    () => void calls.push(name),
  ]),
);

/** Opens a page with keys.
 *  @param keyMap of a member's account; none for a visitor */
async function open(keyMap?: Record<string, string>) {
  const settings = { leniency: 'STANDARD', keyMap };
  const page = renderWithPendingCalls(
    <LessonKeys handlers={handlers}>
      <main>
        <button type="button">Skip</button>
        <input aria-label="Field" />
      </main>
      <KeyHints />
    </LessonKeys>,
    { 'settings.get': settings },
    'en',
    keyMap ? { email: 'ming@example.com' } : null,
  );
  await screen.findByRole('button', { name: 'Skip' });
  await waitFor(() => expect(page.client.isFetching()).toBe(0));
  const edit = () => page.call('settings.edit');
  return { ...page, edit, settings };
}
const pressKey = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.body, { key, ...more });
const sheet = () => screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
/** Opens the sheet, which is loaded when first opened. */
const openSheet = async () => {
  pressKey('?');
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
};
const rebind = async (action: RegExp, key: string) => {
  const button = within(sheet()).getByRole('button', { name: action });
  await userEvent.click(button);
  fireEvent.keyDown(within(sheet()).getByRole('button', { name: /press the new key/ }), { key });
};

describe('Lesson keys', () => {
  beforeEach(() => {
    localStorage.clear();
    calls.length = 0;
    prepareWindow();
  });
  afterEach(cleanup);

  it('Lesson keys work everywhere except in a field, with a modifier, or on repeat', async () => {
    await open();
    pressKey('l');
    pressKey('ㄌ', { code: 'KeyL' });
    pressKey('l', { ctrlKey: true });
    pressKey('l', { repeat: true });
    fireEvent.keyDown(screen.getByLabelText('Field'), { key: 'l' });
    pressKey('x');
    expect(calls).toEqual(['listen', 'listen']);
  });

  it('Enter on a button with keyboard focus is left to the button', async () => {
    await open();
    await userEvent.tab();
    const button = screen.getByRole('button', { name: 'Skip' });
    vi.spyOn(button, 'matches').mockImplementation((selector) => selector === ':focus-visible');
    fireEvent.keyDown(button, { key: 'Enter' });
    expect(calls).toEqual([]);
    fireEvent.keyDown(button, { key: 'l' });
    expect(calls).toEqual(['listen']);
  });

  it('The keys sheet is opened by a key or a button, and lesson keys are inactive while it is open', async () => {
    await open();
    await openSheet();
    expect(within(sheet()).getAllByRole('listitem')).toHaveLength(5);
    fireEvent.keyDown(sheet(), { key: 'l' });
    expect(calls).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByText('All shortcuts'));
    expect(within(sheet()).getByText('Listen / stop')).toBeTruthy();
  });

  it('A rebound key is stored on the device and shown in the line of key hints', async () => {
    const { held } = await open();
    await openSheet();
    await rebind(/^Listen/, 'p');
    expect(within(sheet()).getByRole('status').textContent).toContain('is now P');
    await userEvent.keyboard('{Escape}');
    pressKey('l');
    pressKey('p');
    expect(calls).toEqual(['listen']);
    expect(screen.getByText('P').tagName).toBe('KBD');
    cleanup();
    await open();
    pressKey('p');
    expect(calls).toEqual(['listen', 'listen']);
    expect(held).toEqual([]);
  });

  it('A key in use names its action and offers to swap the two', async () => {
    await open();
    await openSheet();
    await rebind(/^Listen/, 'r');
    expect(within(sheet()).getByText(/R is already used for “Start over”/)).toBeTruthy();
    await userEvent.click(within(sheet()).getByRole('button', { name: 'Swap the two' }));
    await userEvent.keyboard('{Escape}');
    pressKey('r');
    pressKey('l');
    expect(calls).toEqual(['listen', 'retry']);
  });

  it('A key that the browser needs is rejected, and Escape and Tab cancel the rebinding', async () => {
    await open();
    await openSheet();
    await rebind(/^Listen/, 'F5');
    expect(within(sheet()).getByText(/The browser needs F5/)).toBeTruthy();
    await rebind(/^Listen/, 'Escape');
    expect(within(sheet()).queryByRole('button', { name: /press the new key/ })).toBeNull();
    await rebind(/^Listen/, 'Tab');
    expect(within(sheet()).getByRole('button', { name: /^Listen .*: L/ })).toBeTruthy();
  });

  it('All lesson keys can be turned off and on again', async () => {
    await open();
    await openSheet();
    await userEvent.click(within(sheet()).getByRole('button', { name: 'Turn all off' }));
    await userEvent.keyboard('{Escape}');
    pressKey('l');
    pressKey('?');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByText('All shortcuts'));
    await userEvent.click(within(sheet()).getByRole('button', { name: 'Turn on again' }));
    await userEvent.keyboard('{Escape}');
    pressKey('l');
    expect(calls).toEqual(['listen']);
  });

  it('A member’s keys are read from the account, and only changed keys are sent to it', async () => {
    const { edit } = await open({ retry: 'q' });
    pressKey('q');
    expect(calls).toEqual(['retry']);
    await openSheet();
    await rebind(/^Listen/, 'p');
    expect((await edit()).input).toEqual({ keyMap: { retry: 'q', listen: 'p' } });
  });

  it('Keys whose saving failed on the network can be sent again from the sheet', async () => {
    const { edit, settings } = await open({});
    await openSheet();
    await rebind(/^Listen/, 'p');
    await (await edit()).loseConnection();
    const status = within(sheet()).getByRole('status');
    await waitFor(() => expect(status.textContent).toContain(en.form.noAnswer));
    await userEvent.click(within(status).getByRole('button', { name: en.common.retry }));
    const sentAgain = await edit();
    expect(sentAgain.input).toEqual({ keyMap: { listen: 'p' } });
    await sentAgain.respond({ ...settings, keyMap: { listen: 'p' } });
    await waitFor(() => expect(status.textContent).toContain('is now P'));
    await userEvent.keyboard('{Escape}');
    pressKey('p');
    expect(calls).toEqual(['listen']);
  });

  it('Keys remain unchanged when saving them fails', async () => {
    const { edit } = await open({ retry: 'q' });
    await openSheet();
    await rebind(/^Listen/, 'p');
    await (await edit()).respondWithError('INTERNAL');
    await userEvent.keyboard('{Escape}');
    pressKey('l');
    expect(calls).toEqual(['listen']);
  });
});
