'use client';
import { useScopedI18n } from '~/i18n/client';
import type { KeyAction } from '../../keys/key-actions';
import { useKeyNames } from '../../keys/use-key-names';
import { KeyCap } from './key-cap';
import { useKeysHere } from './lesson-keys';

const SHOWN_ACTIONS: readonly KeyAction[] = ['speak', 'listen', 'retry', 'next'];

/** The learner's keys for the most frequent actions, on devices with a keyboard, and a button to the sheet of all. */
export function KeyHints() {
  const t = useScopedI18n('practice.keys');
  const lessonKeys = useKeysHere();
  const name = useKeyNames();
  if (!lessonKeys) return null;
  const { keys, actions, openSheet } = lessonKeys;
  const shownActions = SHOWN_ACTIONS.filter(
    (action) => actions.includes(action) && keys[action] !== null,
  );
  return (
    <div className="hidden items-center justify-center gap-x-6 pb-1 text-xs text-soft [@media(hover:hover)_and_(min-width:768px)_and_(min-height:600px)]:flex">
      {shownActions.map((action) => (
        <span key={action} className="inline-flex items-center gap-1.5">
          <KeyCap>{name(keys[action])}</KeyCap>
          {t(`short.${action as 'speak'}`)}
        </span>
      ))}
      <button
        type="button"
        onClick={openSheet}
        className="inline-flex min-h-11 items-center gap-1.5 hover:text-text"
      >
        {keys.help !== null && <KeyCap>{name(keys.help)}</KeyCap>}
        {t('all')}
      </button>
    </div>
  );
}
