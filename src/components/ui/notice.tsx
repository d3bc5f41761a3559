import type { ReactNode } from 'react';
import { classNames } from '~/lib/class-names';
import { CheckIcon, InfoIcon, WarningIcon } from './icons/marks';
import { Phrases } from './phrases';

const TONES = {
  info: { bar: 'border-ink', icon: <InfoIcon className="text-ink" /> },
  good: { bar: 'border-said', icon: <CheckIcon className="text-said" /> },
  warning: { bar: 'border-nearly', icon: <WarningIcon className="text-nearly" /> },
  error: { bar: 'border-again', icon: <WarningIcon className="text-again" /> },
} as const;

export interface NoticeProps {
  tone?: keyof typeof TONES;
  title?: string;
  children?: ReactNode;
  /** Whether an outer live region announces it already. */
  quiet?: boolean;
  className?: string;
}

/** A message that stays on the page: what happened and what to do. An error is announced at once. */
export function Notice({ tone = 'info', title, children, quiet, className }: NoticeProps) {
  return (
    <div
      role={quiet ? undefined : tone === 'error' ? 'alert' : 'status'}
      className={classNames(
        'flex gap-3 border-l-2 bg-sunken px-4 py-3',
        TONES[tone].bar,
        className,
      )}
    >
      <span className="mt-0.5 shrink-0">{TONES[tone].icon}</span>
      <div className="min-w-0">
        {title && (
          <p className="font-semibold">
            <Phrases>{title}</Phrases>
          </p>
        )}
        {children && (
          <div className="text-sm">
            <Phrases>{children}</Phrases>
          </div>
        )}
      </div>
    </div>
  );
}

/** The error of a form that belongs to no single field. Nothing when there is none. */
export function FormError({ title, text }: { title?: string; text: ReactNode }) {
  if (!text) return null;
  return (
    <Notice tone="error" title={title}>
      {text}
    </Notice>
  );
}
