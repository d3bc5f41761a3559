'use client';
import { ArrowLeftIcon } from '~/components/ui/icons/arrows';
import { MicOffIcon } from '~/components/ui/icons/microphone';
import { useScopedI18n } from '~/i18n/client';
import type { ItemSteps } from '../../player/use-item-practice';
import { SecondaryAction } from '../secondary-action';

interface Props {
  steps: ItemSteps;
  /** Whether the microphone is open or a recording is scored. */
  busy: boolean;
}

/** Secondary actions that speaking and typing have alike: the previous item, and deferring this one until it can be
 *  spoken. */
export function ItemMoves({ steps, busy }: Props) {
  const { back, defer, silence } = steps;
  const t = useScopedI18n('lesson');
  const later = useScopedI18n('practice.later');
  return (
    <>
      {back && (
        <SecondaryAction onClick={back} disabled={busy} icon={<ArrowLeftIcon />}>
          {t('back')}
        </SecondaryAction>
      )}
      {defer && silence === 'none' && (
        <SecondaryAction onClick={() => defer(false)} disabled={busy} icon={<MicOffIcon />}>
          {later('say')}
        </SecondaryAction>
      )}
    </>
  );
}
