'use client';
import { useEffect } from 'react';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { useI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { tellNavigation } from '~/lib/navigation-news';
import { route } from '~/lib/routes';
import { reloadOnceForChunk } from './chunk-failure';
import { useHere } from './use-here';

/** What an error boundary is given. */
export interface Failed {
  error: unknown;
  retry: () => void;
}

/** The HTTP status that an error brings along; 500 when it has none. */
export function statusOf(error: unknown): number {
  const { data, statusCode } = (error ?? {}) as { data?: unknown; statusCode?: unknown };
  const status = (data as { httpStatus?: unknown } | undefined)?.httpStatus ?? statusCode;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}

/** What stands in a page's place when it could not be rendered. */
export function PageFailure({ error, retry }: Failed) {
  const t = useI18n();
  const { language } = useHere();
  const digest = (error as { digest?: string } | null)?.digest;
  useEffect(() => {
    console.error(error);
    tellNavigation('failed');
    reloadOnceForChunk(error);
  }, [error]);
  return (
    <div
      role="alert"
      className="column grid grow content-center justify-items-center gap-6 py-28 text-center"
    >
      <p className="figures font-serif text-3xl text-gold">{statusOf(error)}</p>
      <h1 className="grid gap-3 text-2xl">
        <Phrases>{t('common.failure.title')}</Phrases>{' '}
        <span className="font-sans text-base font-normal">
          <Phrases>{t('common.failure.console')}</Phrases>
        </span>
      </h1>
      <p className="max-w-text text-soft">
        <Phrases>{t('common.failure.text')}</Phrases>
      </p>
      {digest && (
        <p className="text-sm text-soft">
          <Phrases>{t('common.failure.code', { code: digest })}</Phrases>
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => retry()}>{t('common.retry')}</Button>
        <Button asChild look="secondary">
          <Link href={localePath(language, route('index'))}>{t('common.failure.home')}</Link>
        </Button>
      </div>
    </div>
  );
}
