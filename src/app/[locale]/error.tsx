'use client';
import { useEffect } from 'react';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { useI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { reloadOnceForChunk } from './_shell/chunk-failure';
import { useHere } from './_shell/use-here';

/** What a page shows when it could not be rendered. */
export default function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useI18n();
  const { language } = useHere();
  const digest = (error as { digest?: string } | null)?.digest;
  useEffect(() => {
    console.error(error);
    reloadOnceForChunk(error);
  }, [error]);
  return (
    <main className="column grid min-h-dvh content-center justify-items-center gap-6 py-28 text-center">
      <p className="figures font-serif text-3xl text-gold">500</p>
      <h1 className="text-2xl">{t('common.failure.title')}</h1>
      <p className="max-w-text text-soft">{t('common.failure.text')}</p>
      {digest && <p className="text-sm text-soft">{t('common.failure.code', { code: digest })}</p>}
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => retry()}>{t('common.retry')}</Button>
        <Button asChild look="secondary">
          <Link href={localePath(language, '/')}>{t('common.failure.home')}</Link>
        </Button>
      </div>
    </main>
  );
}
