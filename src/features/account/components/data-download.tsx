'use client';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { DownloadIcon } from '~/components/ui/icons';
import { useHydrated } from '~/components/ui/use-hydrated';
import { useI18n } from '~/i18n/client';
import { ownerSchema } from '~/schemas/security';
import { useDownloadData } from '../security-hooks';
import { useForm } from '../use-form';
import { useOwner } from '../use-owner';
import { DeskSection } from './desk-section';
import { OwnerField } from './owner-field';
import { RefusalNotice } from './refusal-notice';

/** Everything that we keep about the account, as one file. */
export function DataDownload() {
  const t = useI18n();
  const owner = useOwner();
  const download = useDownloadData();
  const ready = useHydrated();
  const { form, field, busy, refusal } = useForm({
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
        <RefusalNotice title={t('security.data.notDone')} refusal={refusal} />
        <OwnerField asks={owner.asks} field={field} />
        <Button
          type="submit"
          look="secondary"
          busy={busy}
          disabled={!ready}
          icon={<DownloadIcon />}
        >
          {t('security.data.submit')}
        </Button>
      </form>
    </DeskSection>
  );
}
