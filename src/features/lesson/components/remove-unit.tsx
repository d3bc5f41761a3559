'use client';
import { toast } from 'sonner';
import { IconButton } from '~/components/ui/icon-button';
import { TrashIcon } from '~/components/ui/icons';
import { leaveRow } from '~/components/ui/leave-row';
import { useComplaint } from '~/features/account/use-complaint';
import { useI18n, useLanguage } from '~/i18n/client';
import type { UnitSummary } from '~/schemas/lesson';
import { useAddUnit, useRemoveUnit } from '../hooks';

interface Props {
  unit: Pick<UnitSummary, 'slug' | 'headline'>;
  className?: string;
}

/** Takes a unit off the desk; its results stay, so there is nothing to ask first. */
export function RemoveUnit({ unit, className }: Props) {
  const t = useI18n();
  const complain = useComplaint();
  const language = useLanguage();
  const remove = useRemoveUnit();
  const add = useAddUnit();
  const { slug } = unit;
  // The row is gone before the answer is there, and with it what `mutate` would have told.
  const putBack = () => void add.mutateAsync({ slug }).catch((error) => complain(error, putBack));
  const undo = { label: t('memory.courses.undo'), onClick: putBack };
  const onRemove = () => {
    leaveRow();
    remove.mutateAsync({ slug }).then(
      () => toast(t('lesson.mine.removed'), { action: undo }),
      (error) => complain(error),
    );
  };
  return (
    <IconButton
      className={className}
      label={t('lesson.mine.removeLabel', { headline: unit.headline[language] })}
      onClick={onRemove}
    >
      <TrashIcon className="size-5" />
    </IconButton>
  );
}
