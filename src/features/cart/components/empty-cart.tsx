'use client';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { Waveform } from '~/components/ui/waveform';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';

const SILENT_WAVEFORM = [0, 0, 6, 2, 18, 9, 30, 12, 22, 6, 12, 2, 0, 0];

/** The empty cart, with a link to the plans. */
export function EmptyCart() {
  const t = useI18n();
  const language = useLanguage();
  return (
    <section className="grid max-w-text justify-items-start gap-4">
      <Waveform envelope={SILENT_WAVEFORM} swings={14} className="h-16 w-full" />
      <h2 className="text-2xl">
        <Phrases>{t('cart.empty')}</Phrases>
      </h2>
      <p className="text-soft">
        <Phrases>{t('cart.emptyText')}</Phrases>
      </p>
      <Button asChild>
        <Link href={localePath(language, route('price'))}>{t('cart.seePlans')}</Link>
      </Button>
    </section>
  );
}
