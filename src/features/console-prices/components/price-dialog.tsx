'use client';
import { TextField } from '~/components/ui/text-field';
import { ActDialog } from '~/console/act-dialog';
import { Facts } from '~/console/facts';
import { useActForm } from '~/console/use-act-form';
import { changeInPercent, type PriceChange, type PriceConcern } from '~/domain/price-change';
import { useScopedI18n } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import type { LadderInput } from '~/schemas/operator-price';
import { usePriceConcerns } from '../use-price-concerns';
import { LadderConfirmation } from './ladder-confirmation';

/** The input that confirms a price. */
export interface Confirmed {
  concerns: PriceConcern[];
  /** The names of the plans of which a longer one costs more per month; empty without such plans. */
  names: string;
}

interface PriceDialogProps {
  /** The price with its plan and day; null while the dialog is closed. */
  proposed: LadderInput | null;
  change: PriceChange;
  /** The effect and its time. */
  effect: string;
  send: (confirmed: Confirmed) => Promise<unknown>;
  /** The message after the price is set. */
  done: string;
  onDone: () => void;
  onClose: () => void;
}

/** The repeated price for a large change, and the names of the plans if a longer plan costs more per month. */
const EMPTY: Record<PriceConcern | 'names', string> = { LARGE_CHANGE: '', names: '' };

/** The dialog before a price is set: before, after and the difference, and a field for each reason to confirm
 *  it. A refusal is shown in it. */
export function PriceDialog(props: PriceDialogProps) {
  const { proposed, change, effect, send, done, onDone, onClose } = props;
  const t = useScopedI18n('consolePrices');
  const concerns = usePriceConcerns(change);
  const form = useActForm({
    act: proposed && `price ${JSON.stringify(proposed)}`,
    fields: EMPTY,
    run: ({ names }) => send({ concerns: concerns.map(({ id }) => id), names }),
    done,
    onDone,
    onClose,
  });
  const isConfirmed = concerns.every(({ id, phrase }) => toPlain(form.fields[id]) === phrase);
  return (
    <ActDialog
      form={form}
      title={t('ask')}
      text={effect}
      submit={t('submit')}
      cancel={t('keep')}
      failed={t('failed')}
      isBlocked={!isConfirmed}
    >
      <Facts
        facts={[
          [t('before'), formatCurrency(change.before)],
          [t('after'), formatCurrency(change.after)],
          [t('difference'), toSigned(changeInPercent(change))],
        ]}
      />
      {concerns.map(({ id, text }) => (
        <TextField key={id} label={text} required maxLength={200} {...form.field(id)} />
      ))}
      <LadderConfirmation
        change={proposed}
        value={form.fields.names}
        onChange={(names) => form.change('names', names)}
      />
    </ActDialog>
  );
}

/** Full-width signs, spaces and thousands' commas do not matter. */
const toPlain = (text: string) => text.normalize('NFKC').replace(/[,\s]/g, '');

const toSigned = (percent: number) => `${percent < 0 ? '−' : '+'}${Math.abs(percent)} %`;
