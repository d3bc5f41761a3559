'use client';
import { IconButton } from '~/components/ui/icon-button';
import { TrashIcon } from '~/components/ui/icons/editing';
import { useRemoveWithUndo } from '~/forms/use-remove-with-undo';
import { useI18n, useLanguage } from '~/i18n/client';
import type { UnitSummary } from '~/schemas/lesson';
import { useAddUnit, useRemoveUnit } from '../../hooks';

interface Props {
  unit: Pick<UnitSummary, 'slug' | 'headline'>;
  className?: string;
}

/** Removes a unit from My Learning, without a confirmation, as its results are retained. */
export function RemoveUnit({ unit, className }: Props) {
  const t = useI18n();
  const language = useLanguage();
  const remove = useRemoveUnit();
  const add = useAddUnit();
  const { slug } = unit;
  const onRemove = useRemoveWithUndo({
    remove: () => remove.mutateAsync({ slug }),
    restore: () => add.mutateAsync({ slug }),
    removed: t('lesson.mine.removed'),
    undo: t('memory.courses.undo'),
  });
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
