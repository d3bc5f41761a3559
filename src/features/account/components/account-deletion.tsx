'use client';
import { useState } from 'react';
import { Button } from '~/components/ui/button';
import { useHydrated } from '~/components/ui/use-hydrated';
import { DELETION_GRACE_DAYS } from '~/domain/account-deletion';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatDate } from '~/lib/format-date';
import { useDeletion } from '../security-hooks';
import { AccountSection } from './account-section';
import { CancelDeletionButton } from './cancel-deletion-button';
import { DeletionDialog } from './deletion-dialog';

/** The section that requests the account's deletion, or cancels it. */
export function AccountDeletion() {
  const t = useI18n();
  const language = useLanguage();
  const { data } = useDeletion();
  const ready = useHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const dueAt = data?.dueAt;
  return (
    <AccountSection
      id="deletion"
      title={t('security.deletion.title')}
      lead={
        dueAt
          ? t('security.deletion.until', { date: formatDate(dueAt, language) })
          : t('security.deletion.lead', { days: DELETION_GRACE_DAYS })
      }
    >
      <div>
        {dueAt ? (
          <CancelDeletionButton />
        ) : (
          <Button variant="danger" disabled={!ready} onClick={() => setIsOpen(true)}>
            {t('security.deletion.start')}
          </Button>
        )}
      </div>
      <DeletionDialog open={isOpen} onOpenChange={setIsOpen} />
    </AccountSection>
  );
}
