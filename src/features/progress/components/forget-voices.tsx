'use client';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { Dialog } from '~/components/ui/dialog';
import { useForgetVoices } from '~/device/voice-hooks';
import { useI18n, useScopedI18n } from '~/i18n/client';

/** Says where the recordings are, and deletes them: what is deleted cannot be brought back. */
export function ForgetVoices() {
  const t = useScopedI18n('memory.voices');
  const common = useI18n();
  const [open, setOpen] = useState(false);
  const forget = useForgetVoices();
  const del = () =>
    forget.mutate(undefined, {
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
            <Button look="quiet" onClick={() => setOpen(false)}>
              {t('keep')}
            </Button>
            <Button look="danger" busy={forget.isPending} onClick={del}>
              {t('forget')}
            </Button>
          </>
        }
      />
    </p>
  );
}
