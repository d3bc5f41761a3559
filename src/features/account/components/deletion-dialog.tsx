'use client';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { Dialog } from '~/components/ui/dialog';
import { FormErrorSummary } from '~/components/ui/form-error-summary';
import { Link } from '~/components/ui/link';
import { SubmitButton } from '~/components/ui/submit-button';
import { deletionDueAt } from '~/domain/account-deletion';
import { useForm } from '~/forms/use-form';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { formatDate } from '~/lib/format-date';
import { route } from '~/lib/routes';
import { reauthenticationSchema } from '~/schemas/security';
import { useMembership } from '../hooks';
import { useDeletion, useRequestDeletion } from '../security-hooks';
import { useReauthentication } from '../use-reauthentication';
import { CurrentPasswordField } from './current-password-field';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The dialog that explains a deletion and requires re-authentication. Closing it discards rejected input. */
export function DeletionDialog({ open, onOpenChange }: Props) {
  const t = useI18n();
  const language = useLanguage();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('security.deletion.ask')}
      description={t('security.deletion.until', {
        date: formatDate(deletionDueAt(new Date()), language),
      })}
      closeLabel={t('common.close')}
    >
      <DeletionForm onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function DeletionForm({ onClose }: { onClose: () => void }) {
  const t = useI18n();
  const language = useLanguage();
  const reauthentication = useReauthentication();
  const request = useRequestDeletion();
  const { form, field, submit, errorSummary } = useForm({
    failure: t('security.deletion.notDone'),
    check: reauthentication.check,
    send: async (fields) => {
      const input = reauthenticationSchema.parse(fields);
      const sent = await reauthentication.submit(async () => {
        const { dueAt } = await request.mutateAsync(input);
        if (dueAt)
          toast.success(t('security.deletion.done', { date: formatDate(dueAt, language) }));
      });
      if (sent) onClose();
    },
  });
  return (
    <form {...form} className="grid gap-4">
      <FormErrorSummary {...errorSummary} />
      <Consequences />
      <CurrentPasswordField
        isNeeded={reauthentication.isNeeded}
        autoFocus={reauthentication.autoFocus}
        field={field}
      />
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          {t('security.deletion.keep')}
        </Button>
        <SubmitButton {...submit} variant="danger">
          {t('security.deletion.submit')}
        </SubmitButton>
      </div>
    </form>
  );
}

function Consequences() {
  const t = useI18n();
  const language = useLanguage();
  const { data } = useMembership();
  const { data: deletion } = useDeletion();
  return (
    <ul className="grid list-disc gap-2 pl-5 text-sm">
      <li>{t('security.deletion.now')}</li>
      <li>{t('security.deletion.gone')}</li>
      {deletion?.role && <li>{t(`security.deletion.role.${deletion.role}`)}</li>}
      {data?.expiresAt && (
        <li>
          {t('security.deletion.vip', { date: formatDate(data.expiresAt, language) })}{' '}
          <Link className="link" href={localePath(language, route('refund'))}>
            {t('security.deletion.refund')}
          </Link>
        </li>
      )}
      <li>{t('security.deletion.kept')}</li>
    </ul>
  );
}
