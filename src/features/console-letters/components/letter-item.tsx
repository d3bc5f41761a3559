'use client';
import { useId } from 'react';
import { Badge } from '~/components/ui/badge';
import { Link } from '~/components/ui/link';
import { hasPermission } from '~/domain/permissions';
import type { Role } from '~/domain/role';
import { useI18n, useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { consoleRoute } from '~/lib/console-routes';
import { formatDateTime } from '~/lib/format-date-time';
import type { ContactMessageView } from '~/schemas/contact';
import { LetterActs } from './letter-acts';

interface LetterItemProps {
  letter: ContactMessageView;
  role: Role;
}

/** A letter: sender, text and actions. */
export function LetterItem({ letter, role }: LetterItemProps) {
  const t = useScopedI18n('consoleLetters');
  const subjectText = useI18n();
  const language = useLanguage();
  const headId = useId();
  const { name, email, subject, orderNumber, body, userId, createdAt, repliedAt } = letter;
  const order = orderNumber && t('order', { number: orderNumber });
  return (
    <article aria-labelledby={headId} className="grid gap-3">
      <header className="grid gap-1">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h2 id={headId} className="text-lg">
            {subjectText(`contact.subjects.${subject}`)}
          </h2>
          <span className="figures text-sm text-soft">{formatDateTime(createdAt, language)}</span>
          {repliedAt && (
            <Badge>{t('answeredAt', { time: formatDateTime(repliedAt, language) })}</Badge>
          )}
        </div>
        <p className="flex flex-wrap items-center gap-x-4 text-sm">
          <span className="wrap-anywhere">{t('from', { name, email })}</span>
          {userId && (
            <Link
              className="link inline-flex min-h-11 items-center"
              href={localePath(language, consoleRoute('console-people-id', { id: userId }))}
            >
              {t('person')}
            </Link>
          )}
          {orderNumber &&
            (hasPermission(role, 'order.view') ? (
              <Link
                className="link inline-flex min-h-11 items-center"
                href={localePath(
                  language,
                  consoleRoute('console-orders-number', { number: orderNumber }),
                )}
              >
                {order}
              </Link>
            ) : (
              <span>{order}</span>
            ))}
        </p>
      </header>
      <p className="max-w-text whitespace-pre-line wrap-anywhere">{body}</p>
      {/* Remounted when a bulk act marks it as answered. */}
      <LetterActs key={String(repliedAt)} letter={letter} />
    </article>
  );
}
