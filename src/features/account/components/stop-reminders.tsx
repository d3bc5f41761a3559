'use client';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { FormError, Notice } from '~/components/ui/notice';
import { useErrorMessage } from '~/forms/use-error-message';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import { errorCode } from '~/trpc/error-code';
import { useResumeReminders, useStopReminders } from '../reminder-hooks';
import { FormPage } from './form-page';

/** Stops reminders at the click of a button, because mail scanners open links; shows the result, and offers
 *  to undo it. @param token null when the address has none */
export function StopReminders({ token }: { token: string | null }) {
  const t = useScopedI18n('reminder.stop');
  const language = useLanguage();
  const stop = useStopReminders();
  const resume = useResumeReminders();
  const toErrorMessage = useErrorMessage();
  const settingsLink = (
    <Link className="link" href={localePath(language, route('profile-practice'))}>
      {t('settings')}
    </Link>
  );
  const error = resume.error ?? stop.error;
  if (!token || errorCode(error) === 'LINK_INVALID')
    return (
      <FormPage focusHeadline={token !== null} title={t('title')}>
        <Notice tone="warning" title={t('invalid')}>
          {t('invalidText')}
        </Notice>
        {settingsLink}
      </FormPage>
    );
  const failure = error && <FormError title={t('failed')} text={toErrorMessage(error)} />;
  if (resume.isSuccess)
    return (
      <FormPage focusHeadline title={t('title')}>
        <Notice tone="good" title={t('undone')}>
          {resume.data === null ? t('undoneNone') : t('undoneText', { hour: resume.data })}
        </Notice>
        {settingsLink}
      </FormPage>
    );
  if (stop.isSuccess)
    return (
      <FormPage focusHeadline title={t('title')}>
        <Notice tone="good" title={t('done')}>
          {t('doneText')}
        </Notice>
        {failure}
        <Button
          variant="secondary"
          wide
          busy={resume.isPending}
          onClick={() => resume.mutate({ token })}
        >
          {t('undo')}
        </Button>
        {settingsLink}
      </FormPage>
    );
  return (
    <FormPage title={t('title')} lead={t('lead')}>
      {failure}
      <Button size="lg" wide busy={stop.isPending} onClick={() => stop.mutate({ token })}>
        {t('submit')}
      </Button>
    </FormPage>
  );
}
