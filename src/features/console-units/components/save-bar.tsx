'use client';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { CopyReference } from '~/forms/error-reference';
import { useErrorMessage } from '~/forms/use-error-message';
import { useI18n } from '~/i18n/client';
import type { DraftEditor } from '../use-draft-editor';

/** The number of unsaved changes, and the reason of a failed save. It stays visible while a draft is edited. */
export function SaveBar({ editor }: { editor: DraftEditor }) {
  const t = useI18n();
  const { count, isSaving, orphaned, discards } = editor;
  return (
    <div className="sticky bottom-0 z-10 grid gap-3 border-t-2 border-gold bg-paper py-3">
      <Failure editor={editor} />
      {orphaned.length > 0 && (
        <Notice tone="warning">
          <p>{t('consoleUnits.draft.orphaned')}</p>
          <ul>
            {orphaned.map(({ ref, value }) => (
              <li key={JSON.stringify(ref)} className="font-semibold wrap-anywhere">
                {value}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {discards.length > 0 && (
        <Notice tone="warning">
          <p>{t('consoleUnits.draft.discards')}</p>
          <ul lang="en">
            {discards.map((text) => (
              <li key={text} className="font-semibold wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="figures mr-auto">
          {count > 0 ? t('consoleUnits.draft.unsaved', { count }) : t('consoleUnits.draft.saved')}
        </p>
        {count > 0 && (
          <Button variant="quiet" onClick={editor.reset}>
            {t('consoleUnits.draft.reset')}
          </Button>
        )}
        <Button type="submit" busy={isSaving} disabled={count === 0}>
          {t('consoleUnits.draft.save')}
        </Button>
      </div>
    </div>
  );
}

function Failure({ editor: { failure } }: { editor: DraftEditor }) {
  const t = useI18n();
  const toMessage = useErrorMessage('form');
  if (!failure) return null;
  const { code, isUndecided, fields } = failure;
  if (isUndecided) return <Notice tone="error">{t('consoleUnits.draft.unknown')}</Notice>;
  if (code === 'DRAFT_CHANGED')
    return <Notice tone="warning">{t('consoleUnits.draft.changed')}</Notice>;
  if (code === 'VALIDATION_FAILED')
    return (
      <Notice tone="error">{t('consoleUnits.draft.invalid', { fields: fields.join(', ') })}</Notice>
    );
  return (
    <Notice tone="error">
      {toMessage(failure.error)}
      <CopyReference error={failure.error} />
    </Notice>
  );
}
