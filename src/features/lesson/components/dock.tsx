'use client';
import type { ReactNode } from 'react';
import { useScopedI18n } from '~/i18n/client';

interface Props {
  /** The echo line above the buttons. */
  line?: ReactNode;
  children: ReactNode;
  /** What is needed now and then. */
  quiet: ReactNode;
  /** Whether to tell the keys, where there is a keyboard. */
  keys?: boolean;
}

/** The lower edge of the lesson, where the thumb is. */
export function Dock({ line, children, quiet, keys }: Props) {
  const t = useScopedI18n('lesson.keys');
  return (
    <footer className="sticky bottom-0 bg-paper pb-[max(12px,env(safe-area-inset-bottom))]">
      <div className="mx-auto grid w-full max-w-[640px] gap-3 px-5">
        {line}
        <div className="grid grid-cols-[1fr_auto_1fr] items-center [&>:first-child]:justify-self-start [&>:last-child]:justify-self-end">
          {children}
        </div>
        <div className="flex flex-wrap justify-center gap-x-2">{quiet}</div>
        {keys && (
          <p className="hidden justify-center gap-6 pb-2 text-xs text-soft [@media(hover:hover)_and_(min-width:768px)]:flex">
            <span className="sr-only">{t('title')}</span>
            <span>{t('speak')}</span>
            <span>{t('listen')}</span>
            <span>{t('retry')}</span>
            <span>{t('next')}</span>
          </p>
        )}
      </div>
    </footer>
  );
}
