'use client';
import { useState } from 'react';
import { Button } from '~/components/ui/button';
import { lazyComponent } from '~/components/ui/lazy-component';
import { useHydrated } from '~/components/ui/use-hydrated';
import { useI18n } from '~/i18n/client';
import { withMessages } from '~/i18n/with-messages';

const ADDING = lazyComponent(() =>
  withMessages(() => import('./adding').then(({ Adding }) => Adding)),
);

export interface AddButtonProps {
  product: { id: string; name: string };
  variant?: 'primary' | 'secondary';
}

/** Adds one of a product to the cart and confirms it. It is disabled until hydration: an earlier click would
 *  be lost without notice. */
export function AddButton({ product, variant = 'secondary' }: AddButtonProps) {
  const t = useI18n();
  const ready = useHydrated();
  const Adding = ADDING.useComponent();
  const [presses, setPresses] = useState(0);
  const [busy, setBusy] = useState(false);
  const load = () => void ADDING.fetch();

  async function press() {
    setBusy(true);
    setPresses((count) => count + 1);
    if (await ADDING.request()) return;
    setBusy(false);
    setPresses((count) => count - 1);
  }

  return (
    <>
      <Button
        variant={variant}
        busy={busy}
        disabled={!ready}
        aria-label={t('plan.addNamed', { name: product.name })}
        onPointerEnter={load}
        onPointerDown={load}
        onFocus={load}
        onClick={press}
      >
        {t('plan.add')}
      </Button>
      {Adding && presses > 0 && (
        <Adding product={product} presses={presses} onSettled={() => setBusy(false)} />
      )}
    </>
  );
}
