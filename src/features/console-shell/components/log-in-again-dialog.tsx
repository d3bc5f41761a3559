'use client';
import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/button';
import { Dialog } from '~/components/ui/dialog';
import { PasswordField } from '~/components/ui/password-field';
import { TextField } from '~/components/ui/text-field';
import { useSignIn } from '~/features/account/hooks';
import { useErrorMessage } from '~/forms/use-error-message';
import { useI18n } from '~/i18n/client';
import { useLogInAgain } from '../use-log-in-again';

/** The dialog that asks for the log-in when the session has ended, on top of the page and of any other dialog:
 *  input there is kept, and the call is repeated. */
export function LogInAgainDialog() {
  const t = useI18n();
  const { isAsked, email, answer } = useLogInAgain();
  const signIn = useSignIn();
  const toMessage = useErrorMessage('form');
  const [password, setPassword] = useState('');
  const close = (isLoggedIn: boolean) => {
    setPassword('');
    signIn.reset();
    answer(isLoggedIn);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!signIn.isPending) signIn.mutate({ email, password }, { onSuccess: () => close(true) });
  };
  return (
    <Dialog
      open={isAsked}
      onOpenChange={(isOpen) => !isOpen && close(false)}
      title={t('consoleShell.logInAgain.title')}
      description={t('consoleShell.logInAgain.text')}
      closeLabel={t('common.close')}
    >
      <form onSubmit={submit} className="grid gap-4">
        <TextField
          label={t('account.email')}
          name="email"
          type="email"
          autoComplete="username"
          readOnly
          value={email}
        />
        <PasswordField
          label={t('account.password')}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={signIn.isError ? toMessage(signIn.error) : null}
          showLabel={t('common.showPassword')}
          hideLabel={t('common.hidePassword')}
          capsLockText={t('account.capsLock')}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => close(false)}>
            {t('consoleShell.logInAgain.cancel')}
          </Button>
          <Button type="submit" busy={signIn.isPending} disabled={password === ''}>
            {t('consoleShell.logInAgain.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
