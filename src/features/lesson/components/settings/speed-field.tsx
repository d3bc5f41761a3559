'use client';
import { useId } from 'react';
import { IconButton } from '~/components/ui/icon-button';
import { MinusIcon, PlusIcon } from '~/components/ui/icons/editing';
import { useScopedI18n } from '~/i18n/client';
import { MAX_SPEED, MIN_SPEED, SPEED_STEP } from '../../player/playback-settings';

interface Props {
  speed: number;
  onChange: (speed: number) => void;
  slower: () => void;
  faster: () => void;
}

/** Field for the speed, 0.5 … 1.5, by slider or by buttons. */
export function SpeedField({ speed, onChange, slower, faster }: Props) {
  const t = useScopedI18n('listening');
  const id = useId();
  return (
    <div>
      <p className="flex items-baseline justify-between">
        <label htmlFor={id} className="text-sm font-semibold">
          {t('speed')}
        </label>
        <output htmlFor={id} className="figures font-semibold text-ink">
          {t('times', { speed: speed.toFixed(2) })}
        </output>
      </p>
      <div className="-mx-2 flex items-center gap-1">
        <IconButton label={t('slower')} onClick={slower} disabled={speed <= MIN_SPEED}>
          <MinusIcon className="size-5" />
        </IconButton>
        <input
          id={id}
          type="range"
          className="h-11 min-w-0 grow cursor-pointer accent-ink"
          min={MIN_SPEED}
          max={MAX_SPEED}
          step={SPEED_STEP}
          value={speed}
          aria-valuetext={t('times', { speed })}
          onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
        />
        <IconButton label={t('faster')} onClick={faster} disabled={speed >= MAX_SPEED}>
          <PlusIcon className="size-5" />
        </IconButton>
      </div>
    </div>
  );
}
