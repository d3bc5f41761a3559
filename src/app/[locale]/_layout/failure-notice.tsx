'use client';
import type { ReactNode } from 'react';
import { Button } from '~/components/ui/button';
import { CopyButton } from '~/components/ui/copy-button';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { useI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import { useCurrentPath } from './use-current-path';

interface Props {
  /** HTTP status: 503 when the database did not respond in time. */
  status: number;
  /** The number by which the error is found in the server's log: its digest, or the id of the request. */
  digest?: string;
  /** Retry button or link. */
  retry: ReactNode;
}

/** Notice that a page could not be rendered, with what to do next. */
export function FailureNotice({ status, digest, retry }: Props) {
  const t = useI18n();
  const { language } = useCurrentPath();
  const offline = status === 503;
  return (
    <div
      role="alert"
      className="column grid grow content-center justify-items-center gap-6 py-28 text-center"
    >
      <p className="figures font-serif text-3xl text-gold">{status}</p>
      <h1 className="grid gap-3 text-2xl">
        <Phrases>{t('common.failed')}</Phrases>{' '}
        <span className="font-sans text-base font-normal">
          <Phrases>{t('common.failure.console')}</Phrases>
        </span>
      </h1>
      <p className="max-w-text text-soft">
        <Phrases>{t(offline ? 'common.failure.away' : 'common.failure.text')}</Phrases>
      </p>
      {digest && !offline && (
        <div className="grid justify-items-center gap-1 text-sm text-soft">
          <p className="max-w-full break-all">
            <Phrases>{t('common.failure.code', { code: digest })}</Phrases>
          </p>
          <CopyButton
            value={digest}
            label={t('common.reference.copy')}
            copied={t('common.reference.copied')}
          />
        </div>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        {retry}
        <Button asChild variant="secondary">
          <Link href={localePath(language, route('index'))}>{t('common.failure.home')}</Link>
        </Button>
      </div>
    </div>
  );
}
