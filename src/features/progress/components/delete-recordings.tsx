'use client';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { Dialog } from '~/components/ui/dialog';
import { useDeleteRecordings } from '~/device/recording-hooks';
import { useI18n, useScopedI18n } from '~/i18n/client';

/** Note on where the recordings are stored, with a button that deletes them for good. */
export function DeleteRecordings() {
  const t = useScopedI18n('memory.voices');
  const common = useI18n();
  const [open, setOpen] = useState(false);
  const deleteRecordings = useDeleteRecordings();
  const del = () =>
    deleteRecordings.mutate(undefined, {
      onSuccess: () => {
        setOpen(false);
        toast(t('forgotten'));
      },
      onError: () => toast.error(t('notForgotten')),
    });
  return (
    <p className="text-sm text-soft">
      {t('where')}{' '}
      <button type="button" className="link min-h-11" onClick={() => setOpen(true)}>
        {t('forget')}
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('forgetTitle')}
        description={t('forgetLead')}
        closeLabel={common('common.close')}
        actions={
          <>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {t('keep')}
            </Button>
            <Button variant="danger" busy={deleteRecordings.isPending} onClick={del}>
              {t('forget')}
            </Button>
          </>
        }
      />
    </p>
  );
}
