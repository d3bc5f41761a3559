'use client';
import { WithdrawalDialog } from '~/console/withdrawal-dialog';
import { useScopedI18n } from '~/i18n/client';
import type { LegalSlug } from '~/schemas/legal-text';
import { useLegalActs } from '../hooks';

/** A version to withdraw, as the page shows it. */
export interface ChosenVersion {
  slug: LegalSlug;
  version: string;
  name: string;
  day: string;
}

interface LegalWithdrawalProps {
  /** Null while none is chosen. */
  chosen: ChosenVersion | null;
  onClose: () => void;
}

/** The dialog that withdraws a version that is not in force yet. */
export function LegalWithdrawal({ chosen, onClose }: LegalWithdrawalProps) {
  const t = useScopedI18n('consoleLegal');
  const { withdraw } = useLegalActs();
  const { name = '', day = '' } = chosen ?? {};
  return (
    <WithdrawalDialog
      chosen={chosen}
      idOf={({ slug, version }) => `${slug} ${version}`}
      onClose={onClose}
      isDangerous
      texts={{
        title: t('withdrawName', { name, day }),
        text: t('withdrawText'),
        submit: t('withdraw'),
        cancel: t('keep'),
        failed: t('failed'),
        done: t('withdrew', { name, day }),
      }}
      withdraw={({ slug, version }, reason) => withdraw.mutateAsync({ slug, version, ...reason })}
    />
  );
}
