'use client';
import { Phrases } from '~/components/ui/phrases';
import { TextField } from '~/components/ui/text-field';
import { startOfDay } from '~/domain/day';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import { formatDate } from '~/lib/format-date';
import type { LadderInput } from '~/schemas/operator-price';
import { usePriceLadder } from '../hooks';

interface LadderConfirmationProps {
  /** The proposed price, or the withdrawal of a set one; null while it is incomplete. */
  change: LadderInput | null;
  value: string;
  onChange: (value: string) => void;
}

/** The longer plans that a change makes dearer per month than shorter ones, and the field for the names that
 *  confirm it; nothing when there are none. */
export function LadderConfirmation({ change, value, onChange }: LadderConfirmationProps) {
  const t = useScopedI18n('consolePrices.ladder');
  const language = useLanguage();
  const { data } = usePriceLadder(change);
  if (!change || !data || data.pairs.length === 0) return null;
  return (
    <div className="grid gap-3 border-l-2 border-again pl-4">
      <ul className="grid gap-1">
        {data.pairs.map(({ longer, shorter, from }) => (
          <li key={`${longer.id} ${shorter.id}`}>
            <Phrases>
              {t('pair', {
                longer: longer.name,
                longerRate: formatCurrency(longer.perMonth),
                shorter: shorter.name,
                shorterRate: formatCurrency(shorter.perMonth),
                day: formatDate(startOfDay(from), language),
              })}
            </Phrases>
          </li>
        ))}
      </ul>
      <TextField
        name="confirmation"
        label={t('type', { names: data.names.join(' ') })}
        required
        maxLength={1000}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
