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
import { resetPasswordSchema } from '~/schemas/auth';
import type { ErrorCode } from '~/schemas/error-codes';
import { errorCode } from '~/trpc/error-code';
import { checkNewPassword } from '../check-new-password';
import { useResetPassword } from '../hooks';
import { FormPage } from './form-page';
import { NewPasswordFields } from './new-password-fields';

/** Sets a new password by a one-time link. @param token null: the URL has none */
export function ResetPasswordForm({ token }: { token: string | null }) {
  const t = useI18n();
  const language = useLanguage();
  const reset = useResetPassword();
  const { form, field, submit, errorSummary } = useForm({
    failure: t('account.failed.action'),
    check: (fields) => ({
      ...checkNewPassword(fields),
      ...checkFields(resetPasswordSchema.pick({ password: true }), fields),
    }),
    send: async ({ password = '' }) => {
      try {
        await reset.mutateAsync({ token: token ?? '', password });
      } catch (error) {
        // An invalid link replaces the form below.
        if (!isLinkSpent(errorCode(error))) throw error;
      }
    },
  });
  const code = errorCode(reset.error);
  const requestLink = (
    <Link className="link" href={localePath(language, route('forgot-password'))}>
      {t('account.reset.again')}
    </Link>
  );
  const linkButton = (path: string, label: string) => (
    <Button asChild wide>
      <Link href={localePath(language, path)}>{label}</Link>
    </Button>
  );
  if (!token || code === 'LINK_INVALID')
    return (
      <FormPage focusHeadline={token !== null} title={t('account.reset.title')}>
        <Notice tone="warning" title={t(token ? 'account.reset.invalid' : 'account.reset.missing')}>
          {t(token ? 'errors.LINK_INVALID' : 'account.reset.missingText')}
        </Notice>
        {linkButton('/forgot-password', t('account.reset.again'))}
      </FormPage>
    );
  if (code === 'LINK_USED')
    return (
      <FormPage focusHeadline title={t('account.reset.title')} footer={requestLink}>
        <Notice title={t('account.reset.used')}>{t('account.reset.usedText')}</Notice>
        {linkButton('/login', t('account.login.submit'))}
      </FormPage>
    );
  if (reset.isSuccess)
    return (
      <FormPage focusHeadline title={t('account.reset.title')}>
        <Notice tone="good" title={t('account.reset.done')}>
          {t('account.reset.doneText')}
        </Notice>
        {linkButton('/login', t('account.login.submit'))}
      </FormPage>
    );
  return (
    <FormPage title={t('account.reset.title')} lead={t('account.reset.lead')} footer={requestLink}>
      <form {...form} className="grid gap-6">
        <FormErrorSummary {...errorSummary} />
        <NewPasswordFields label={t('account.newPassword')} field={field} />
        <SubmitButton {...submit} size="lg" wide>
          {t('account.reset.submit')}
        </SubmitButton>
      </form>
    </FormPage>
  );
}

/** Whether an error means that the link will never work again. */
function isLinkSpent(code: ErrorCode | null): boolean {
  return code === 'LINK_INVALID' || code === 'LINK_USED';
}
