'use client';
import { Button } from '~/components/ui/button';
import { Dialog } from '~/components/ui/dialog';
import { useUnsavedChangesGuard } from '~/forms/use-unsaved-changes-guard';
import { useI18n } from '~/i18n/client';

/** The dialog before unsaved changes are lost. */
export function UnsavedChangesDialog({ unsaved }: { unsaved: boolean }) {
  const t = useI18n();
  const { target, stay, leave } = useUnsavedChangesGuard(unsaved);
  return (
    <Dialog
      open={target !== null}
      onOpenChange={(open) => !open && stay()}
      title={t('account.profile.unsavedTitle')}
      description={t('account.profile.unsavedText')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button variant="quiet" onClick={leave}>
            {t('account.profile.leave')}
          </Button>
          <Button onClick={stay}>{t('account.profile.stay')}</Button>
        </>
      }
    />
  );
}
