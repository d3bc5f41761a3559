'use client';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { FormError, Notice } from '~/components/ui/notice';
import { toErrorTextKey } from '~/forms/form-errors';
import { useErrorMessage } from '~/forms/use-error-message';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { errorCode, retryAfter } from '~/trpc/error-code';
import { useSession, useVerifyEmail } from '../hooks';
import { FormPage } from './form-page';
import { ResendButton } from './resend-button';

/** Verifies an e-mail by its one-time link, at the click of a button: mail scanners open links, and
 *  must not verify anything. */
export function VerifyEmail({ token }: { token: string | null }) {
  const t = useI18n();
  const language = useLanguage();
  const session = useSession();
  const verify = useVerifyEmail();
  const toErrorMessage = useErrorMessage();
  const loggedIn = session.status === 'user';
  const nextLink = (
    <Button asChild wide>
      <Link href={localePath(language, loggedIn ? '/my-lesson' : '/login')}>
        {t(loggedIn ? 'account.verify.continue' : 'account.verify.login')}
      </Link>
    </Button>
  );
  if (verify.isSuccess)
    return (
      <FormPage focusHeadline title={t('account.verify.title')}>
        <Notice tone="good" title={t('account.verify.done')}>
          {t('account.verify.doneText', { email: verify.data })}
        </Notice>
        {nextLink}
      </FormPage>
    );
  const code = errorCode(verify.error);
  // Only the server's error makes a link invalid: after a network failure or a rate limit another attempt is
  // possible.
  const canRetry = code === null || retryAfter(verify.error) !== null;
  if (token && canRetry)
    return (
      <FormPage title={t('account.verify.title')} lead={t('account.verify.lead')}>
        {verify.error && (
          <FormError title={t('account.failed.action')} text={toErrorMessage(verify.error)} />
        )}
        <Button
          size="lg"
          wide
          busy={verify.isPending}
          onClick={() => verify.mutateAsync({ token }).catch(() => {})}
        >
          {t('account.verify.submit')}
        </Button>
      </FormPage>
    );
  return (
    <FormPage focusHeadline={token !== null} title={t('account.verify.title')}>
      <Notice
        tone="warning"
        title={t(token === null ? 'account.reset.missing' : 'account.verify.invalid')}
      >
        {token === null
          ? t('account.reset.missingText')
          : t(toErrorTextKey(code ?? 'LINK_INVALID'))}{' '}
        {!loggedIn && t('account.verify.loginFirst')}
      </Notice>
      {loggedIn ? <ResendButton /> : nextLink}
    </FormPage>
  );
}
