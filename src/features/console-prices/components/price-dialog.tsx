'use client';
import { useState } from 'react';
import { TextField } from '~/components/ui/text-field';
import { ActDialog } from '~/console/act-dialog';
import { ActNotice } from '~/console/act-notice';
import { Facts } from '~/console/facts';
import type { useAct } from '~/console/use-act';
import { changeInPercent, type PriceChange, type PriceConcern } from '~/domain/price-change';
import { useScopedI18n } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import type { LadderInput } from '~/schemas/operator-price';
import { usePriceConcerns } from '../use-price-concerns';
import { LadderConfirmation } from './ladder-confirmation';

/** What was typed to confirm a price. */
export interface Confirmed {
  concerns: PriceConcern[];
  /** The names of plans, of which a longer one costs more a month; empty where none does. */
  names: string;
}

interface PriceDialogProps {
  change: PriceChange;
  /** The price with its plan and day. */
  proposed: LadderInput;
  /** What happens, and when. */
  effect: string;
  act: Pick<ReturnType<typeof useAct>, 'busy' | 'outcome'>;
  onClose: () => void;
  onSubmit: (confirmed: Confirmed) => void;
}

/** The dialog before a price is set: before, after and the difference, and a field for each reason to confirm it. A
 *  refusal is said in it. */
export function PriceDialog({ change, proposed, effect, act, onClose, onSubmit }: PriceDialogProps) {
  const t = useScopedI18n('consolePrices');
  const concerns = usePriceConcerns(change);
  const [typed, setTyped] = useState<Partial<Record<PriceConcern, string>>>({});
  const [names, setNames] = useState('');
  const isConfirmed = concerns.every(({ id, phrase }) => toPlain(typed[id] ?? '') === phrase);
  return (
    <ActDialog
      open
      onClose={onClose}
      title={t('ask')}
      text={effect}
      submit={t('submit')}
      cancel={t('keep')}
      busy={act.busy}
      isBlocked={!isConfirmed}
      onSubmit={() => onSubmit({ concerns: concerns.map(({ id }) => id), names })}
    >
      <Facts
        facts={[
          [t('before'), formatCurrency(change.before)],
          [t('after'), formatCurrency(change.after)],
          [t('difference'), toSigned(changeInPercent(change))],
        ]}
      />
      {concerns.map(({ id, text }) => (
        <TextField
          key={id}
          name={id}
          label={text}
          required
          maxLength={200}
          autoComplete="off"
          value={typed[id] ?? ''}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setTyped((before) => ({ ...before, [id]: value }));
          }}
        />
      ))}
      <LadderConfirmation change={proposed} value={names} onChange={setNames} />
      <ActNotice outcome={act.outcome} failed={t('failed')} />
    </ActDialog>
  );
}

/** Full-width signs, spaces and thousands' commas do not matter. */
const toPlain = (text: string) => text.normalize('NFKC').replace(/[,\s]/g, '');

const toSigned = (percent: number) => `${percent < 0 ? '−' : '+'}${Math.abs(percent)} %`;
