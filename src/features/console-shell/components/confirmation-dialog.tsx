'use client';
import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { Button } from '~/components/ui/button';
import { Dialog } from '~/components/ui/dialog';
import { PasswordField } from '~/components/ui/password-field';
import { confirmation } from '~/console/confirmation';
import { useErrorMessage } from '~/forms/use-error-message';
import { useI18n } from '~/i18n/client';
import { errorCode } from '~/trpc/error-code';
import { useConfirmPassword } from '../hooks';

/** The dialog that asks for the password before an act about money, roles or logins, and then lets the act
 *  continue. */
export function ConfirmationDialog() {
  const t = useI18n();
  const open = useSyncExternalStore(confirmation.subscribe, confirmation.get, () => null);
  const confirm = useConfirmPassword();
  const toMessage = useErrorMessage('form');
  const [password, setPassword] = useState('');
  const close = (isConfirmed: boolean) => {
    setPassword('');
    confirm.reset();
    open?.answer(isConfirmed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // In React's tree, a form in a portal is inside the form of the act.
    event.stopPropagation();
    if (!confirm.isPending) confirm.mutate({ password }, { onSuccess: () => close(true) });
  };
  const isWrong = errorCode(confirm.error) === 'CURRENT_PASSWORD_WRONG';
  const error = isWrong
    ? t('consoleShell.confirm.wrong')
    : confirm.isError
      ? toMessage(confirm.error)
      : null;
  return (
    <Dialog
      open={open !== null}
      onOpenChange={(isOpen) => !isOpen && close(false)}
      title={t('consoleShell.confirm.title')}
      description={t('consoleShell.confirm.text')}
      closeLabel={t('common.close')}
    >
      <form onSubmit={submit} className="grid gap-4">
        <PasswordField
          label={t('consoleShell.confirm.password')}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={error}
          showLabel={t('common.showPassword')}
          hideLabel={t('common.hidePassword')}
          capsLockText={t('account.capsLock')}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => close(false)}>
            {t('consoleShell.confirm.cancel')}
          </Button>
          <Button type="submit" busy={confirm.isPending} disabled={password === ''}>
            {t('consoleShell.confirm.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
