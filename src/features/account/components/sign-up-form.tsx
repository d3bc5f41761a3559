'use client';
import { type ReactNode, useState } from 'react';
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
import { checkNewPassword } from '../check-new-password';
import { useSignUpCalls } from '../form-calls';
import { OUTSIDE_CHECKOUT } from '../return-hint';
import { useReturnTo } from '../use-return-to';
import { CheckoutTabs } from './checkout-tabs';
import { FormPage } from './form-page';
import { NewPasswordFields } from './new-password-fields';
import { OptionalFields } from './optional-fields';
import { TermsField } from './terms-field';

const VALIDATOR = lazyValidator(() =>
  import('~/schemas/auth').then(({ signUpSchema }) => signUpSchema),
);

interface Props {
  /** The purchase, for the first step of the checkout. */
  bought?: ReactNode;
}

/** The sign-up form. If the e-mail already has an account, it refers to the mailbox. As a step of the
 *  checkout it has the password once, with a button to show it, and folds the optional fields. */
export function SignUpForm({ bought }: Props) {
  const t = useI18n();
  const signUp = useSignUpCalls();
  const returnTo = useReturnTo();
  const { isCheckout, isRead } = returnTo;
  const isMaybeCheckout = isCheckout || !isRead;
  const [terms, setTerms] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);

  const { form, field, submit, errorSummary } = useForm({
    failure: t('account.failed.signup'),
    check: (fields) => ({
      ...checkNewPassword(fields),
      ...VALIDATOR.check(fields),
      ...(!fields.terms && { terms: 'terms' }),
    }),
    ready: VALIDATOR.ready,
    draftName: ACCOUNT_DRAFT,
    send: async (fields) => {
      const { email, isLoggedIn } = await signUp(fields);
      if (!isLoggedIn) setSentTo(email);
      // No toast on a payment page or the onboarding, which confirm the sign-up themselves.
      else if (returnTo.isGiven && !returnTo.leadsToPayment) await showWelcome(email);
    },
  });

  /** The popup after a sign-up. Without its script the next page alone shows that it succeeded. */
  async function showWelcome(email: string) {
    const sonner = await import('sonner').catch(() => null);
    sonner?.toast.success(t('account.signup.welcome'), {
      description: t('account.signup.mailSent', { email }),
    });
  }

  const loginLink = (
    <Link className="link" href={returnTo.withReturnTo(route('login'))}>
      {t('account.signup.login')}
    </Link>
  );
  if (sentTo)
    return (
      <FormPage focusHeadline title={t('account.signup.sent')} otherForm={loginLink}>
        <Notice>{t('account.signup.sentText', { email: sentTo })}</Notice>
      </FormPage>
    );
  return (
    <FormPage
      title={t('account.signup.title')}
      lead={t('account.signup.lead')}
      otherForm={
        <p>
          {t('account.signup.haveAccount')} {loginLink}
        </p>
      }
      checkout={
        isMaybeCheckout
          ? { title: t('account.checkout.step'), bought, isCertain: isRead }
          : undefined
      }
    >
      {isMaybeCheckout && <CheckoutTabs current="signup" />}
      <form {...form} className="grid gap-6">
        <FormErrorSummary {...errorSummary} />
        <TextField
          {...field('email')}
          label={t('account.email')}
          hint={t('account.emailHint')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
        />
        <TextField
          {...field('name')}
          label={t('account.name')}
          autoComplete="name"
          maxLength={60}
          required
        />
        <NewPasswordFields
          label={t('account.password')}
          field={field}
          isTypedOnce={isCheckout}
          confirmClass={isRead ? undefined : OUTSIDE_CHECKOUT}
        />
        <OptionalFields field={field} isFolded={isCheckout} isOpen={!isRead} />
        <TermsField
          checked={terms}
          onChange={setTerms}
          error={terms ? null : field('terms').error}
        />
        <SubmitButton {...submit} size="lg" wide>
          {t('account.signup.submit')}
        </SubmitButton>
      </form>
    </FormPage>
  );
}
