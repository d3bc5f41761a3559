'use client';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '~/components/ui/button';
import { CheckIcon } from '~/components/ui/icons/marks';
import { Phrases } from '~/components/ui/phrases';
import { TextField } from '~/components/ui/text-field';
import { useI18n } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import type { CouponQuote } from '~/schemas/coupon';
import type { CheckoutDraft } from '../use-checkout-draft';
import { type CouponChoice, useCoupon } from '../use-coupon';
import { useCouponError } from './use-coupon-error';

/** The coupon field: a disclosure, a field with its error beside it, and the discount. */
export function CouponField({ draft }: { draft: CheckoutDraft }) {
  const t = useI18n();
  const coupon = useCoupon(draft);
  const { eligibleQuote, open } = coupon;
  const container = useRef<HTMLDivElement>(null);
  const moveFocus = useRef(false);
  const shown = eligibleQuote ? 'applied' : open ? 'open' : 'closed';
  // When the focused control disappears, the focus goes to the new content.
  useEffect(() => {
    if (moveFocus.current)
      container.current?.querySelector<HTMLElement>(`[data-shown="${shown}"]`)?.focus();
    moveFocus.current = false;
  }, [shown]);
  useEffect(() => {
    if (coupon.block) container.current?.querySelector<HTMLElement>('input')?.focus();
  }, [coupon.block]);
  const withFocusMove = (action: () => void) => () => {
    moveFocus.current = true;
    action();
  };
  return (
    <div ref={container}>
      <p role="status" className="sr-only">
        {eligibleQuote &&
          t('coupon.applied', {
            code: eligibleQuote.code,
            amount: formatCurrency(eligibleQuote.discount),
          })}
        {!eligibleQuote && coupon.removed && t('coupon.removed')}
      </p>
      {eligibleQuote ? (
        <Applied quote={eligibleQuote} remove={withFocusMove(coupon.remove)} />
      ) : open ? (
        <Entry coupon={coupon} apply={withFocusMove(coupon.apply)} />
      ) : (
        <button
          type="button"
          aria-expanded={false}
          className="link -my-2 min-h-11 text-sm"
          onClick={withFocusMove(() => coupon.setOpen(true))}
        >
          {t('coupon.have')}
        </button>
      )}
    </div>
  );
}

function Applied({ quote, remove }: { quote: CouponQuote; remove: () => void }) {
  const t = useI18n();
  const { code, discount, replaces } = quote;
  return (
    <div className="grid gap-1 border-l-2 border-gold pl-4">
      <div className="flex items-center justify-between gap-4">
        <p className="figures flex min-w-0 items-center gap-2 font-semibold break-words [word-break:keep-all]">
          <CheckIcon className="shrink-0" />
          {t('coupon.applied', { code, amount: formatCurrency(discount) })}
        </p>
        <Button
          variant="quiet"
          size="sm"
          className="shrink-0"
          data-shown="applied"
          aria-label={t('coupon.removeCode', { code })}
          onClick={remove}
        >
          {t('coupon.remove')}
        </Button>
      </div>
      {replaces && (
        <p className="text-sm">
          <Phrases>{t('coupon.replaces', { number: replaces })}</Phrases>
        </p>
      )}
    </div>
  );
}

function Entry({ coupon, apply }: { coupon: CouponChoice; apply: () => void }) {
  const t = useI18n();
  const error = useCouponError()(coupon);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  return (
    <form onSubmit={submit} className="flex items-start gap-3">
      <TextField
        data-shown="open"
        name="coupon"
        label={t('coupon.label')}
        error={error}
        className="min-w-0 max-w-80 flex-1"
        value={coupon.typed}
        onChange={(event) => coupon.type(event.target.value)}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
      />
      <Button
        type="submit"
        variant="secondary"
        className="mt-7 min-h-12 shrink-0"
        busy={coupon.isWaiting}
      >
        {t('coupon.apply')}
      </Button>
    </form>
  );
}
