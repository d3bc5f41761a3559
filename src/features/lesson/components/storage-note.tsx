'use client';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { requestSync } from '~/device/outbox';
import { useSyncState } from '~/device/sync-state';
import { useScopedI18n } from '~/i18n/client';

/** Note that results are not saved yet, with a button to send them again. */
export function StorageNote({ fails }: { fails: boolean }) {
  const t = useScopedI18n('lesson.sync');
  const { status, waiting } = useSyncState();
  if (fails)
    return (
      <Notice tone="warning" className="w-full max-w-text">
        {t('noStorage')}
      </Notice>
    );
  if (status !== 'lost') return null;
  return (
    <Notice tone="warning" className="w-full max-w-text">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span>{t('lost', { waiting })}</span>
        <Button variant="secondary" size="sm" onClick={() => requestSync()}>
          {t('sendAgain')}
        </Button>
      </div>
    </Notice>
  );
}
