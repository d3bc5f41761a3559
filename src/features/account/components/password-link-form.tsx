'use client';
import { Button } from '~/components/ui/button';
import { FormErrorSummary } from '~/components/ui/form-error-summary';
import { Link } from '~/components/ui/link';
import { Notice } from '~/components/ui/notice';
import { SubmitButton } from '~/components/ui/submit-button';
import { checkFields } from '~/forms/form-errors';
import { useForm } from '~/forms/use-form';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import { type ResetPasswordInput, resetPasswordSchema } from '~/schemas/auth';
import type { ErrorCode } from '~/schemas/error-codes';
import { errorCode } from '~/trpc/error-code';
import { checkNewPassword } from '../check-new-password';
import { FormPage } from './form-page';
import { NewPasswordFields } from './new-password-fields';

/** The texts of a page that sets a password. */
interface Texts {
  title: string;
  lead: string;
  submit: string;
  done: string;
  doneText: string;
  usedText: string;
  missingText: string;
}

interface Props {
  /** Null: the URL has none. */
  token: string | null;
  /** The call that uses the link. */
  change: {
    mutateAsync: (input: ResetPasswordInput) => Promise<unknown>;
    isSuccess: boolean;
    error: unknown;
  };
  texts: Texts;
  /** The link for users whose mailed link does not work. */
  help: { href: string; label: string };
}

/** Sets a new password by a one-time link. */
export function PasswordLinkForm({ token, change, texts, help }: Props) {
  const t = useI18n();
  const language = useLanguage();
  const { form, field, submit, errorSummary } = useForm({
    failure: t('account.failed.action'),
    check: (fields) => ({
      ...checkNewPassword(fields),
      ...checkFields(resetPasswordSchema.pick({ password: true }), fields),
    }),
    send: async ({ password = '' }) => {
      try {
        await change.mutateAsync({ token: token ?? '', password });
      } catch (error) {
        // An invalid link replaces the form below.
        if (!isLinkSpent(errorCode(error))) throw error;
      }
    },
  });
  const code = errorCode(change.error);
  const helpLink = (
    <Link className="link" href={help.href}>
      {help.label}
    </Link>
  );
  const linkButton = (href: string, label: string) => (
    <Button asChild wide>
      <Link href={href}>{label}</Link>
    </Button>
  );
  if (!token || code === 'LINK_INVALID')
    return (
      <FormPage focusHeadline={token !== null} title={texts.title}>
        <Notice tone="warning" title={t(token ? 'account.reset.invalid' : 'account.reset.missing')}>
          {token ? t('errors.LINK_INVALID') : texts.missingText}
        </Notice>
        {linkButton(help.href, help.label)}
      </FormPage>
    );
  if (code === 'LINK_USED')
    return (
      <FormPage focusHeadline title={texts.title} otherForm={helpLink}>
        <Notice title={t('account.reset.used')}>{texts.usedText}</Notice>
        {linkButton(localePath(language, route('login')), t('account.login.submit'))}
      </FormPage>
    );
  if (change.isSuccess)
    return (
      <FormPage focusHeadline title={texts.title}>
        <Notice tone="good" title={texts.done}>
          {texts.doneText}
        </Notice>
        {linkButton(localePath(language, route('login')), t('account.login.submit'))}
      </FormPage>
    );
  return (
    <FormPage title={texts.title} lead={texts.lead} otherForm={helpLink}>
      <form {...form} className="grid gap-6">
        <FormErrorSummary {...errorSummary} />
        <NewPasswordFields label={t('account.newPassword')} field={field} />
        <SubmitButton {...submit} size="lg" wide>
          {texts.submit}
        </SubmitButton>
      </form>
    </FormPage>
  );
}

/** Whether an error means that the link will never work again. */
function isLinkSpent(code: ErrorCode | null): boolean {
  return code === 'LINK_INVALID' || code === 'LINK_USED';
}
