'use client';
import { Button } from '~/components/ui/button';
import { Dialog } from '~/components/ui/dialog';
import { useKindOfUnsavedWork } from '~/console/unsaved-work';
import { useUnsavedChangesGuard } from '~/forms/use-unsaved-changes-guard';
import { useI18n } from '~/i18n/client';

/** The dialog before a link or the back button discards input of any form. */
export function LeaveDialog() {
  const t = useI18n();
  const kind = useKindOfUnsavedWork();
  const { target, stay, leave } = useUnsavedChangesGuard(kind !== 'none');
  return (
    <Dialog
      open={target !== null}
      onOpenChange={(open) => !open && stay()}
      title={t('consoleShell.leave.title')}
      description={t(kind === 'stored' ? 'consoleShell.leave.stored' : 'consoleShell.leave.text')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button variant="quiet" onClick={leave}>
            {t('consoleShell.leave.leave')}
          </Button>
          <Button onClick={stay}>{t('consoleShell.leave.stay')}</Button>
        </>
      }
    />
  );
}
