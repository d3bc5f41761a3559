'use client';
import { useEffect } from 'react';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
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

const digestOf = (error: unknown) => (error as { digest?: string } | null)?.digest;

/** Whether the page could not be made because the database did not answer. */
function isAway(error: unknown): boolean {
  return digestOf(error) === 'SERVICE_UNAVAILABLE';
}

/** The HTTP status that an error brings along; 500 when it has none. */
export function statusOf(error: unknown): number {
  const { data, statusCode } = (error ?? {}) as { data?: unknown; statusCode?: unknown };
  const status = (data as { httpStatus?: unknown } | undefined)?.httpStatus ?? statusCode;
  if (typeof status === 'number' && status >= 400 && status < 600) return status;
  return isAway(error) ? 503 : 500;
}

/** What stands in a page's place when it could not be rendered. */
export function PageFailure({ error, retry }: Failed) {
  const t = useI18n();
  const { language } = useHere();
  const away = isAway(error);
  const digest = digestOf(error);
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
        {t('common.failure.title')}{' '}
        <span className="font-sans text-base font-normal">{t('common.failure.console')}</span>
      </h1>
      <p className="max-w-text text-soft">
        {t(away ? 'common.failure.away' : 'common.failure.text')}
      </p>
      {digest && !away && (
        <p className="text-sm text-soft">{t('common.failure.code', { code: digest })}</p>
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
