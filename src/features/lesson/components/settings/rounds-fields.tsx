'use client';
import { Phrases } from '~/components/ui/phrases';
import { SelectField } from '~/components/ui/select-field';
import { useScopedI18n } from '~/i18n/client';
import { MAX_ROUNDS, type PlaybackSettings } from '../../player/playback-settings';

const GAPS = [0, 0.5, 1, 1.5, 2, 3, 4, 5];
const ENDLESS = 'endless';

interface Props {
  settings: PlaybackSettings;
  onChange: (changes: Partial<PlaybackSettings>) => void;
}

/** Fields for the number of rounds and the gap between them. */
export function RoundsFields({ settings: { gap, rounds }, onChange }: Props) {
  const t = useScopedI18n('listening');
  const counts = Array.from({ length: MAX_ROUNDS }, (_, i) => i + 1);
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-1 pb-2">
      <SelectField
        label={t('gap')}
        value={String(gap)}
        onChange={({ currentTarget: { value } }) =>
          onChange({ gap: value === 'same' ? value : Number(value) })
        }
        options={[
          { value: 'same', label: t('gapSame') },
          ...GAPS.map((seconds) => ({ value: String(seconds), label: t('seconds', { seconds }) })),
        ]}
      />
      <SelectField
        label={t('rounds')}
        value={String(rounds ?? ENDLESS)}
        onChange={({ currentTarget: { value } }) =>
          onChange({ rounds: value === ENDLESS ? null : Number(value) })
        }
        options={[
          ...counts.map((count) => ({ value: String(count), label: t('roundsCount', { count }) })),
          { value: ENDLESS, label: t('untilStopped') },
        ]}
      />
      {gap !== 0 && (
        <p className="col-span-2 text-sm text-soft">
          <Phrases>{t('gapNote')}</Phrases>
        </p>
      )}
    </div>
  );
}
