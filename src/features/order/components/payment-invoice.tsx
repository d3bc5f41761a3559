'use client';
import { Phrases } from '~/components/ui/phrases';
import { RadioGroup } from '~/components/ui/radio-group';
import { Skeleton } from '~/components/ui/skeleton';
import { TextField } from '~/components/ui/text-field';
import { toErrorTextKey } from '~/forms/form-errors';
import { useI18n } from '~/i18n/client';
import { INVOICE_KINDS, type InvoiceChoice } from '~/schemas/invoice';
import { useLastInvoice } from '../hooks';
import type { CheckoutDraft } from '../use-checkout-draft';
import { useInvoiceChoice } from '../use-invoice-choice';
import { PaymentSection } from './payment-section';

/** The invoice choice; it starts with the one of the last order. */
export function PaymentInvoice({ draft }: { draft: CheckoutDraft }) {
  const t = useI18n();
  const last = useLastInvoice();
  return (
    <PaymentSection title={t('invoice.title')}>
      {last.isPending ? (
        <Skeleton className="h-32 w-full" />
      ) : (
        <Choice draft={draft} first={last.data ?? null} />
      )}
    </PaymentSection>
  );
}

function Choice({ draft, first }: { draft: CheckoutDraft; first: InvoiceChoice | null }) {
  const t = useI18n();
  const form = useInvoiceChoice(draft, first);
  const { kind } = form;
  const field = (name: 'code' | 'title') => {
    const key = form.errors[name];
    const error = key === undefined ? null : t(toErrorTextKey(key));
    // Only the first error, which gets the focus, is announced.
    return { name, error, isErrorQuiet: Object.keys(form.errors)[0] !== name };
  };
  const digits = kind === 'COMPANY' || kind === 'DONATION';
  return (
    <div ref={form.container} className="grid gap-4">
      <RadioGroup
        name="invoice"
        label={t('invoice.where')}
        options={INVOICE_KINDS.map((value) => ({ value, label: t(`invoice.kinds.${value}`) }))}
        value={kind}
        onChange={form.setKind}
      />
      {kind === 'MEMBER' ? (
        <p className="text-sm text-soft">
          <Phrases>{t('invoice.hints.MEMBER')}</Phrases>
        </p>
      ) : (
        <TextField
          key={kind}
          {...field('code')}
          label={t(`invoice.codes.${kind}`)}
          hint={t(`invoice.hints.${kind}`)}
          className="max-w-80"
          value={form.code}
          onChange={(event) => form.setCode(event.target.value)}
          inputMode={digits ? 'numeric' : 'text'}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      )}
      {kind === 'COMPANY' && (
        <TextField
          {...field('title')}
          label={t('invoice.company')}
          className="max-w-80"
          value={form.title}
          onChange={(event) => form.setTitle(event.target.value)}
          autoComplete="organization"
          maxLength={60}
          required
        />
      )}
    </div>
  );
}
