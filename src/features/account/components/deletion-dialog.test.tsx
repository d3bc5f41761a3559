import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import zh from '~/i18n/locales/zh';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { DeletionDialog } from './deletion-dialog';

beforeAll(prepareWindow);
afterEach(cleanup);

function Asked() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        開
      </button>
      <DeletionDialog open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

it('A deletion that was refused and cancelled can be requested again without the last refusal', async () => {
  const { user, call } = renderWithPendingCalls(<Asked />);
  await user.click(screen.getByRole('button', { name: '開' }));
  await user.click(screen.getByRole('button', { name: zh.security.deletion.submit }));
  await (await call('security.requestDeletion')).respondWithError('FORBIDDEN');
  await waitFor(() =>
    expect(screen.getByRole('dialog').textContent).toContain(zh.errors.FORBIDDEN),
  );
  await user.click(screen.getByRole('button', { name: zh.security.deletion.keep }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: '開' }));
  expect(screen.getByRole('dialog').textContent).not.toContain(zh.errors.FORBIDDEN);
});
