'use client';
import { useState } from 'react';
import { Button } from '~/components/ui/button';
import { useHydrated } from '~/components/ui/use-hydrated';
import { DELETION_GRACE_DAYS } from '~/domain/account-deletion';
import { useI18n, useLanguage } from '~/i18n/client';
import { dayText } from '~/lib/day-text';
import { useDeletion } from '../security-hooks';
import { DeletionDialog } from './deletion-dialog';
import { DeskSection } from './desk-section';
import { KeepAccountButton } from './keep-account-button';

/** The end of the account, or the way back from it. */
export function AccountDeletion() {
  const t = useI18n();
  const language = useLanguage();
  const { data } = useDeletion();
  const ready = useHydrated();
  const [asking, setAsking] = useState(false);
  const dueAt = data?.dueAt;
  return (
    <DeskSection
      id="deletion"
      title={t('security.deletion.title')}
      lead={
        dueAt
          ? t('security.deletion.until', { date: dayText(dueAt, language) })
          : t('security.deletion.lead', { days: DELETION_GRACE_DAYS })
      }
    >
      <div>
        {dueAt ? (
          <KeepAccountButton />
        ) : (
          <Button look="danger" disabled={!ready} onClick={() => setAsking(true)}>
            {t('security.deletion.start')}
          </Button>
        )}
      </div>
      <DeletionDialog open={asking} onOpenChange={setAsking} />
    </DeskSection>
  );
}
