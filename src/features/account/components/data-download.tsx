'use client';
import { toast } from 'sonner';
import { FormErrorSummary } from '~/components/ui/form-error-summary';
import { DownloadIcon } from '~/components/ui/icons/things';
import { SubmitButton } from '~/components/ui/submit-button';
import { useForm } from '~/forms/use-form';
import { useI18n } from '~/i18n/client';
import { reauthenticationSchema } from '~/schemas/security';
import { useDownloadData } from '../security-hooks';
import { useReauthentication } from '../use-reauthentication';
import { AccountSection } from './account-section';
import { CurrentPasswordField } from './current-password-field';

/** The download of everything stored about the account, as one file. */
export function DataDownload() {
  const t = useI18n();
  const reauthentication = useReauthentication();
  const download = useDownloadData();
  const { form, field, submit, errorSummary } = useForm({
    failure: t('security.data.notDone'),
    check: reauthentication.check,
    send: async (fields) => {
      const input = reauthenticationSchema.parse(fields);
      if (await reauthentication.submit(() => download.mutateAsync(input)))
        toast.success(t('security.data.done'));
    },
  });
  return (
    <AccountSection id="data" title={t('security.data.title')} lead={t('security.data.lead')}>
      <form {...form} className="grid max-w-[27rem] justify-items-start gap-6">
        <FormErrorSummary {...errorSummary} />
        <CurrentPasswordField
          isNeeded={reauthentication.isNeeded}
          autoFocus={reauthentication.autoFocus}
          field={field}
        />
        <SubmitButton {...submit} variant="secondary" icon={<DownloadIcon />}>
          {t('security.data.submit')}
        </SubmitButton>
      </form>
    </AccountSection>
  );
}
