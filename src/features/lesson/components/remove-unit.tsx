'use client';
import { toast } from 'sonner';
import { IconButton } from '~/components/ui/icon-button';
import { TrashIcon } from '~/components/ui/icons';
import { useRefusal } from '~/features/account/use-refusal';
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
  const refusal = useRefusal();
  const language = useLanguage();
  const remove = useRemoveUnit();
  const add = useAddUnit();
  const { slug } = unit;
  const fail = (error: unknown) => toast.error(refusal(error));
  const undo = {
    label: t('memory.courses.undo'),
    onClick: () => add.mutate({ slug }, { onError: fail }),
  };
  return (
    <IconButton
      className={className}
      label={t('lesson.mine.removeLabel', { headline: unit.headline[language] })}
      onClick={() =>
        remove.mutate(
          { slug },
          { onSuccess: () => toast(t('lesson.mine.removed'), { action: undo }), onError: fail },
        )
      }
    >
      <TrashIcon className="size-5" />
    </IconButton>
  );
}
