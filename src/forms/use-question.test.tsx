import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { SignOutButton } from '~/features/account/components/sign-out-button';
import { CancelButton } from '~/features/order/components/cancel-button';
import { errors } from '~/i18n/locales/zh/errors';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { trpc } from '~/trpc/react';

beforeAll(prepareWindow);
afterEach(cleanup);

function SignOut() {
  const { mutateAsync } = trpc.order.cancel.useMutation();
  return (
    <SignOutButton
      question="登出？"
      consequence=""
      done="已登出"
      onConfirm={() => mutateAsync({ id: '1' })}
    >
      登出
    </SignOutButton>
  );
}

it.each([
  ['a sign-out', <SignOut key="1" />, '登出'],
  ['a cancelled order', <CancelButton key="2" order={{ id: '1' }} />, '取消訂單'],
])(
  'The dialog before %s stays with the reason when it is refused, and closes when it is done',
  async (_, asks, name) => {
    const { user, call } = renderWithPendingCalls(asks);
    const press = (): Promise<void> =>
      user.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);
    await user.click(screen.getByRole('button', { name }));
    await press();
    const refused = await call('order.cancel');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    await refused.respondWithError('TOO_MANY_REQUESTS');
    const said = await screen.findByRole('alert');
    expect(screen.getByRole('dialog').contains(said)).toBe(true);
    expect(said.textContent).toContain(errors.TOO_MANY_REQUESTS);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name }));
    expect(screen.queryByRole('alert')).toBeNull();
    await press();
    await (await call('order.cancel')).respond({ id: '1' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);
