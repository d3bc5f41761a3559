'use client';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { lazyComponent } from '~/components/ui/lazy-component';
import { useLoadAfterTouch, useNeeded } from '~/components/ui/load-later';
import { withMessages } from '~/i18n/with-messages';
import { KEY_ACTIONS, type KeyAction, type Keys } from '../../keys/key-actions';
import { useKeys } from '../../keys/use-keys';
import { type KeyHandlers, useLessonKeys } from '../../player/use-lesson-keys';

const SHEET = lazyComponent(() =>
  withMessages(() => import('../settings/keys-sheet').then(({ KeysSheet }) => KeysSheet)),
);

interface KeysHere {
  keys: Keys;
  /** Actions that are available on this page. */
  actions: readonly KeyAction[];
  openSheet: () => void;
}

const Context = createContext<KeysHere | null>(null);

/** The keys of this page; null on a page without lesson keys. */
export const useKeysHere = () => useContext(Context);

interface Props {
  handlers: KeyHandlers;
  children: ReactNode;
}

/** Handles the learner's keys, and contains the sheet that lists them. */
export function LessonKeys({ handlers, children }: Props) {
  const keys = useKeys();
  const [open, setOpen] = useState(false);
  /** Whether the sheet has been opened. */
  const [wanted, setWanted] = useState(false);
  const openSheet = useCallback(() => {
    setWanted(true);
    setOpen(true);
  }, []);
  const KeysSheet = useNeeded(SHEET, wanted);
  useLoadAfterTouch(SHEET);
  useLessonKeys(keys, { ...handlers, help: openSheet });
  const names = KEY_ACTIONS.filter((action) => action === 'help' || handlers[action]).join(' ');
  const context = useMemo(
    () => ({ keys, openSheet, actions: names.split(' ') as KeyAction[] }),
    [keys, names, openSheet],
  );
  return (
    <Context value={context}>
      {children}
      {wanted && KeysSheet && (
        <KeysSheet open={open} onOpenChange={setOpen} keys={keys} actions={context.actions} />
      )}
    </Context>
  );
}
