'use client';
import type { Ref } from 'react';
import { Button } from '~/components/ui/button';
import { useScopedI18n } from '~/i18n/client';
import type { LineChange } from '../lines/line-changes';

interface LineSaveBarProps {
  isDirty: boolean;
  isBusy: boolean;
  faultCount: number;
  lastStep: LineChange['kind'] | null;
  /** The button that takes a step back. */
  undo: Ref<HTMLButtonElement>;
  onSave: () => Promise<void>;
  onUndo: () => void;
  onDrop: () => void;
}

/** Saves the lines, or takes steps back. */
export function LineSaveBar(props: LineSaveBarProps) {
  const { isDirty, isBusy, faultCount, lastStep, undo, onSave, onUndo, onDrop } = props;
  const t = useScopedI18n('consoleVideos.lines');
  return (
    <div className="grid gap-2">
      <p role="status" className="min-h-6 text-sm text-soft">
        {isDirty && (faultCount > 0 ? t('wrong', { count: faultCount }) : t('unsaved'))}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy} disabled={!isDirty} onClick={onSave}>
          {t('save')}
        </Button>
        <Button
          ref={undo}
          variant="secondary"
          disabled={lastStep === null || isBusy}
          onClick={onUndo}
        >
          {lastStep === null ? t('undo') : t('undoOf', { step: t(`steps.${lastStep}`) })}
        </Button>
        {isDirty && (
          <Button variant="quiet" disabled={isBusy} onClick={onDrop}>
            {t('drop')}
          </Button>
        )}
      </div>
    </div>
  );
}
