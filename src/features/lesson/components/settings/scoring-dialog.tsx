'use client';
import { Dialog } from '~/components/ui/dialog';
import { useScopedI18n } from '~/i18n/client';
import { LeniencyField } from './leniency-field';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Dialog to choose the leniency of scores. */
export function ScoringDialog({ open, onOpenChange }: Props) {
  const t = useScopedI18n('lesson.settings');
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('title')} closeLabel={t('close')}>
      <LeniencyField />
    </Dialog>
  );
}
