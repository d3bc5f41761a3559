import type { ReactNode } from 'react';
import { Phrases } from '~/components/ui/phrases';
import { useScopedI18n } from '~/i18n/client';

interface ListEndProps {
  /** Number of rows that are shown, and maximum number that the query returns. */
  shown: number;
  max: number;
  /** A sentence on where to find the rest. */
  rest: string;
  /** A link to it. */
  children?: ReactNode;
}

/** The note at the end of a list that its query has cut off. Nothing when all rows are shown. */
export function ListEnd({ shown, max, rest, children }: ListEndProps) {
  const t = useScopedI18n('consoleShell');
  if (shown < max) return null;
  return (
    <div className="grid text-sm text-soft">
      <p>
        <Phrases>{t('listEnd', { count: max, rest })}</Phrases>
      </p>
      {children}
    </div>
  );
}
