'use client';
import { useState } from 'react';
import { lazyComponent } from '~/components/ui/lazy-component';
import { useLoadAfterTouch, useNeeded } from '~/components/ui/load-later';
import { useScopedI18n } from '~/i18n/client';
import { withMessages } from '~/i18n/with-messages';
import { useLeniency } from '../../use-leniency';

const DIALOG = lazyComponent(() =>
  withMessages(() => import('./scoring-dialog').then(({ ScoringDialog }) => ScoringDialog)),
);

interface Props {
  /** Whether the result on the screen is the score of an utterance. */
  isShown: boolean;
}

/** Leniency of a score, with a button that opens the dialog to change it. The dialog is loaded after the first touch of
 *  the page, before a score exists, or when the button is hovered or focused, so that it opens at once. */
export function ScoringChoice({ isShown }: Props) {
  const t = useScopedI18n('lesson.settings');
  const { leniency } = useLeniency();
  const [open, setOpen] = useState(false);
  /** Whether the dialog has been opened. */
  const [wanted, setWanted] = useState(false);
  const Dialog = useNeeded(DIALOG, wanted);
  useLoadAfterTouch(DIALOG);
  if (!isShown) return null;
  return (
    <>
      <button
        type="button"
        className="link min-h-11 px-2 text-sm text-soft"
        {...DIALOG.onReach}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {t('change', { name: t(`name.${leniency}`) })}
      </button>
      {wanted && Dialog && <Dialog open={open} onOpenChange={setOpen} />}
    </>
  );
}
