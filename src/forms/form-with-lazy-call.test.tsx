import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { TextField } from '~/components/ui/text-field';
import zh from '~/i18n/locales/zh';
import { MessagesFor } from '~/i18n/messages-for';
import { prepareWindow } from '~/test/pending-calls';
import { lazyCall } from '~/trpc/lazy-call';
import { useForm } from './use-form';

beforeAll(async () => {
  prepareWindow();
  // The first import takes longer than the timeout of a test.
  await import('~/trpc/react');
});
afterEach(cleanup);

type Fields = Record<string, string>;

/** A form with a call. */
function Form({ of: CALL }: { of: ReturnType<typeof lazyCall<Fields, unknown>> }) {
  const { call, caller } = CALL.useCall();
  const { form, field, submit, errorSummary } = useForm({
    failure: 'failed',
    check: () => ({}),
    ready: CALL.ready,
    send: call,
  });
  return (
    <form {...form}>
      {caller}
      {errorSummary.error?.text}
      <TextField {...field('name')} label="name" />
      <button type="submit">{submit.busy ? 'busy' : 'send'}</button>
    </form>
  );
}

/** Opens a form whose call is loaded by `load`. */
function open(load: () => Promise<() => (fields: Fields) => Promise<unknown>>) {
  render(
    <MessagesFor language="zh">
      <Form of={lazyCall(load)} />
    </MessagesFor>,
  );
  return userEvent.setup();
}

it('a form loads its call when a field gets the focus, and not before', async () => {
  const load = vi.fn(async () => () => async () => {});
  const user = open(load);
  expect(load).not.toHaveBeenCalled();
  await user.tab();
  expect(load).toHaveBeenCalledTimes(1);
});

it('a submit before the call has loaded waits for it, and is carried out once with what was typed', async () => {
  const sent: Fields[] = [];
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const user = open(async () => {
    await arrived;
    return () => async (fields) => sent.push(fields);
  });
  await user.type(screen.getByLabelText('name'), 'Ming{Enter}');
  await user.click(screen.getByRole('button', { name: 'busy' }));
  expect(sent).toEqual([]);
  await act(async () => arrive());
  await screen.findByRole('button', { name: 'send' });
  expect(sent).toEqual([{ name: 'Ming' }]);
});

it('a call that cannot be loaded fails like a lost connection, and the next submit loads it again', async () => {
  const sent: Fields[] = [];
  let isOnline = false;
  const user = open(async () => {
    if (!isOnline) throw new Error('Failed to load chunk');
    return () => async (fields) => sent.push(fields);
  });
  await user.type(screen.getByLabelText('name'), 'Ming{Enter}');
  expect(await screen.findByText(zh.account.noAnswer)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('name').value).toBe('Ming');
  isOnline = true;
  await user.click(screen.getByRole('button', { name: 'send' }));
  await waitFor(() => expect(sent).toEqual([{ name: 'Ming' }]));
});
