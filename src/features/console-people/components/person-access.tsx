'use client';
import { useState } from 'react';
import { Button } from '~/components/ui/button';
import { Section } from '~/console/section';
import { useI18n } from '~/i18n/client';
import type { AccountView } from '~/schemas/operator';
import type { AccessAct } from '../hooks';
import { AccessDialog } from './access-dialog';

/** Signs a person out, disables the account, or enables it again. After disabling, the button enables the
 *  account. */
export function PersonAccess({ account }: { account: AccountView }) {
  const t = useI18n();
  const [open, setOpen] = useState<AccessAct | null>(null);
  const acts: AccessAct[] = [
    ...(account.sessions > 0 ? (['signOut'] as const) : []),
    account.disabledAt ? 'enable' : 'disable',
  ];
  return (
    <Section title={t('consolePeople.access.title')}>
      <div className="flex flex-wrap gap-3">
        {acts.map((act) => (
          <Button
            key={act}
            variant={act === 'disable' ? 'danger' : 'secondary'}
            size="sm"
            onClick={() => setOpen(act)}
          >
            {t(`consolePeople.acts.${act}`)}
          </Button>
        ))}
      </div>
      <AccessDialog account={account} act={open} onClose={() => setOpen(null)} />
    </Section>
  );
}
