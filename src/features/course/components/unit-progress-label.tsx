'use client';
import { ProgressBar } from '~/components/ui/progress-bar';
import { ITEMS_PER_UNIT } from '~/domain/unit-kinds';
import { useUnitProgress } from '~/features/lesson/hooks';
import { useScopedI18n } from '~/i18n/client';

/** Number of exercises left in a unit; its space is reserved until the progress is loaded. */
export function UnitProgressLabel({ slug }: { slug: string }) {
  const t = useScopedI18n('course.left');
  const tried = useUnitProgress()?.[slug]?.tried ?? 0;
  const remaining = ITEMS_PER_UNIT - tried;
  const text =
    tried === 0
      ? t('notStarted')
      : remaining === 0
        ? t('allTried')
        : t('remaining', { left: remaining });
  return (
    <div className="mt-auto grid gap-1.5">
      <ProgressBar value={tried / ITEMS_PER_UNIT} label={text} valueText={text} />
      <p aria-hidden="true" className="figures text-sm text-soft">
        {text}
      </p>
    </div>
  );
}
