'use client';
import { useState } from 'react';
import { lazyComponent } from '~/components/ui/lazy-component';
import { useScopedI18n } from '~/i18n/client';
import { withMessages } from '~/i18n/with-messages';
import { useLeniency } from '../use-leniency';

const DIALOG = lazyComponent(() =>
  withMessages(() => import('./scoring-dialog').then(({ ScoringDialog }) => ScoringDialog)),
);

/** Leniency of a score, with a way to change it. The dialog is loaded when somebody reaches for it. */
export function ScoringChoice() {
  const t = useScopedI18n('lesson.settings');
  const { leniency } = useLeniency();
  const [open, setOpen] = useState(false);
  const Dialog = DIALOG.useComponent();
  return (
    <>
      <button
        type="button"
        className="link min-h-11 px-2 text-sm text-soft"
        {...DIALOG.onReach}
        onClick={() => {
          setOpen(true);
          if (!Dialog) void DIALOG.request();
        }}
      >
        {t('change', { name: t(`name.${leniency}`) })}
      </button>
      {Dialog && <Dialog open={open} onOpenChange={setOpen} />}
    </>
  );
}
