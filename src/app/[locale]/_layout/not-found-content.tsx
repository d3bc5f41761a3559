'use client';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { Waveform } from '~/components/ui/waveform';
import { useI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import { useCurrentPath } from './use-current-path';

/** Peaks of the fading waveform. */
const FADING = [60, 85, 70, 90, 55, 40, 26, 16, 9, 5, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** Content of the 404 page: `NotFoundNotice`. */
export function NotFoundContent() {
  const t = useI18n();
  const { language } = useCurrentPath();
  return (
    <div className="column grid grow content-center justify-items-center gap-6 py-28 text-center">
      <p className="figures font-serif text-3xl text-gold">404</p>
      <Waveform envelope={FADING} swings={24} className="h-12 max-w-[320px]" />
      <h1 className="text-2xl">
        <Phrases>{t('common.notFound.title')}</Phrases>
      </h1>
      <p className="text-soft">
        <Phrases>{t('common.notFound.text')}</Phrases>
      </p>
      <Button asChild variant="secondary">
        <Link href={localePath(language, route('index'))}>{t('common.notFound.home')}</Link>
      </Button>
    </div>
  );
}
