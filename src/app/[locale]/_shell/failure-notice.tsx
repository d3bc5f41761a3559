'use client';
import type { ReactNode } from 'react';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { useI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import { useHere } from './use-here';

interface Props {
  /** Of HTTP. */
  status: number;
  /** Finds the error in the server's log. */
  digest?: string;
  /** What tries again. */
  retry: ReactNode;
}

/** Says that a page could not be rendered, and what to do next. */
export function FailureNotice({ status, digest, retry }: Props) {
  const t = useI18n();
  const { language } = useHere();
  return (
    <div
      role="alert"
      className="column grid grow content-center justify-items-center gap-6 py-28 text-center"
    >
      <p className="figures font-serif text-3xl text-gold">{status}</p>
      <h1 className="grid gap-3 text-2xl">
        {t('common.failure.title')}{' '}
        <span className="font-sans text-base font-normal">{t('common.failure.console')}</span>
      </h1>
      <p className="max-w-text text-soft">{t('common.failure.text')}</p>
      {digest && <p className="text-sm text-soft">{t('common.failure.code', { code: digest })}</p>}
      <div className="flex flex-wrap justify-center gap-3">
        {retry}
        <Button asChild look="secondary">
          <Link href={localePath(language, route('index'))}>{t('common.failure.home')}</Link>
        </Button>
      </div>
    </div>
  );
}
