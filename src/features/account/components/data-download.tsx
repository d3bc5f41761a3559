'use client';
import { toast } from 'sonner';
import { FormRefusal } from '~/components/ui/form-refusal';
import { DownloadIcon } from '~/components/ui/icons';
import { SubmitButton } from '~/components/ui/submit-button';
import { useForm } from '~/forms/use-form';
import { useI18n } from '~/i18n/client';
import { ownerSchema } from '~/schemas/security';
import { useDownloadData } from '../security-hooks';
import { useOwner } from '../use-owner';
import { DeskSection } from './desk-section';
import { OwnerField } from './owner-field';

/** Everything that we keep about the account, as one file. */
export function DataDownload() {
  const t = useI18n();
  const owner = useOwner();
  const download = useDownloadData();
  const { form, field, submit, refused } = useForm({
    failure: t('security.data.notDone'),
    check: owner.check,
    send: async (fields) => {
      const input = ownerSchema.parse(fields);
      if (await owner.prove(() => download.mutateAsync(input)))
        toast.success(t('security.data.done'));
    },
  });
  return (
    <DeskSection id="data" title={t('security.data.title')} lead={t('security.data.lead')}>
      <form {...form} className="grid max-w-[27rem] justify-items-start gap-6">
        <FormRefusal {...refused} />
        <OwnerField asks={owner.asks} asked={owner.asked} field={field} />
        <SubmitButton {...submit} look="secondary" icon={<DownloadIcon />}>
          {t('security.data.submit')}
        </SubmitButton>
      </form>
    </DeskSection>
  );
}
