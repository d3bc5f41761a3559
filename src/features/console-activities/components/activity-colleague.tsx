'use client';
import { Notice } from '~/components/ui/notice';
import type { ContentEditor } from '~/console/content/use-content-editor';
import { useScopedI18n } from '~/i18n/client';
import { ACTIVITY_KINDS } from '~/schemas/operator-activity';
import { useFieldName } from '../use-field-name';

/** A colleague's changes of the fields that are being edited; nothing when there are none. */
export function ActivityColleague({ editor }: { editor: ContentEditor }) {
  const t = useScopedI18n('consoleActivities.form');
  const nameOf = useFieldName();
  const changed = Object.keys(editor.values).flatMap((key) => {
    const value = editor.colleague(key);
    return value === null ? [] : [{ key, value }];
  });
  if (changed.length === 0) return null;
  return (
    <Notice tone="warning" title={t('colleague')}>
      <ul className="grid gap-1">
        {changed.map(({ key, value }) => (
          <li key={key} className="whitespace-pre-line wrap-anywhere">
            {t('colleagueField', { name: nameOf(key), value: shownValue(value) })}
          </li>
        ))}
      </ul>
    </Notice>
  );

  function shownValue(value: string): string {
    const kind = ACTIVITY_KINDS.find((one) => one === value);
    if (kind) return t(`kinds.${kind}`);
    if (value === 'true') return t('yes');
    if (value === 'false') return t('no');
    return value || t('nothingWritten');
  }
}
