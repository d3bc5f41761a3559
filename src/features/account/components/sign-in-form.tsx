'use client';
import type { ReactNode } from 'react';
import { FormErrorSummary } from '~/components/ui/form-error-summary';
import { Link } from '~/components/ui/link';
import { Notice } from '~/components/ui/notice';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextField } from '~/components/ui/text-field';
import { ACCOUNT_DRAFT } from '~/forms/form-draft';
import { lazyValidator } from '~/forms/lazy-validator';
import { useForm } from '~/forms/use-form';
import { useI18n } from '~/i18n/client';
import { route } from '~/lib/routes';
import { useSignInCall } from '../form-calls';
import { ON_THE_WAY } from '../return-hint';
import { useReturnTo } from '../use-return-to';
import { AccountPasswordField } from './account-password-field';
import { CheckoutTabs } from './checkout-tabs';
import { FormPage } from './form-page';

const VALIDATOR = lazyValidator(() =>
  import('~/schemas/auth').then(({ signInSchema }) => signInSchema),
);

interface Props {
  /** The purchase, for the first step of the checkout. */
  bought?: ReactNode;
}

/** The login by e-mail and password, which returns to the previous page. */
export function SignInForm({ bought }: Props) {
  const t = useI18n();
  const signIn = useSignInCall();
  const returnTo = useReturnTo();
  const { isCheckout, isRead } = returnTo;
  const isMaybeCheckout = isCheckout || !isRead;
  const { form, field, submit, errorSummary } = useForm({
    failure: t('account.failed.login'),
    check: VALIDATOR.check,
    ready: VALIDATOR.ready,
    draftName: ACCOUNT_DRAFT,
    send: ({ email = '', password = '' }) => signIn({ email, password }),
  });
  return (
    <FormPage
      title={t('account.login.title')}
      lead={t('account.login.lead')}
      otherForm={
        <p>
          {t('account.login.noAccount')}{' '}
          <Link className="link" href={returnTo.withReturnTo(route('signup'))}>
            {t('account.login.signup')}
          </Link>
        </p>
      }
      checkout={
        isMaybeCheckout
          ? { title: t('account.checkout.step'), bought, isCertain: isRead }
          : undefined
      }
    >
      {isMaybeCheckout && <CheckoutTabs current="login" />}
      {(returnTo.isGiven || !isRead) && !isCheckout && !errorSummary.error && (
        <div className={isRead ? undefined : ON_THE_WAY}>
          <Notice>{t('account.login.needed')}</Notice>
        </div>
      )}
      <form {...form} className="grid gap-6">
        <FormErrorSummary {...errorSummary} />
        <TextField
          {...field('email')}
          label={t('account.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <AccountPasswordField
          {...field('password')}
          label={t('account.password')}
          autoComplete="current-password"
          enterKeyHint="go"
          required
        />
        <SubmitButton {...submit} size="lg" wide>
          {t('account.login.submit')}
        </SubmitButton>
        <p className="text-center text-sm">
          <Link className="link" href={returnTo.withReturnTo(route('forgot-password'))}>
            {t('account.login.forgot')}
          </Link>
        </p>
      </form>
    </FormPage>
  );
}
