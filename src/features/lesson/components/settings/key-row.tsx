'use client';
import type { KeyboardEvent } from 'react';
import { useScopedI18n } from '~/i18n/client';
import { classNames } from '~/lib/class-names';
import type { KeyAction } from '../../keys/key-actions';
import { keyFromEvent } from '../../keys/key-from-event';
import { useKeyNames } from '../../keys/use-key-names';
import { KeyCap } from '../player/key-cap';

interface Props {
  action: KeyAction;
  bound: string | null;
  /** Whether the next keydown is bound to the action. */
  isRecordingKey: boolean;
  onStartRecordingKey: () => void;
  /** @param key null cancels the rebinding */
  onKey: (key: string | null) => void;
}

const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta', 'CapsLock', 'AltGraph'];

/** An action and its key, which can be rebound. */
export function KeyRow({ action, bound, isRecordingKey, onStartRecordingKey, onKey }: Props) {
  const t = useScopedI18n('practice.keys');
  const name = useKeyNames();
  const label = t(`action.${action}`);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isRecordingKey || MODIFIERS.includes(event.key)) return;
    // No focus trap: Tab keeps its default behaviour.
    if (event.key === 'Tab') return onKey(null);
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') return onKey(null);
    onKey(keyFromEvent(event.nativeEvent) ?? event.key);
  };
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line">
      <span>{label}</span>
      <button
        type="button"
        onClick={onStartRecordingKey}
        onKeyDown={onKeyDown}
        onBlur={() => isRecordingKey && onKey(null)}
        aria-label={
          isRecordingKey
            ? t('press', { action: label })
            : t('change', { action: label, key: name(bound) })
        }
        className="inline-flex min-h-11 min-w-24 items-center justify-end gap-2 text-sm"
      >
        {isRecordingKey ? (
          <span className="text-ink">{t('pressShort')}</span>
        ) : bound === null ? (
          <span className="text-soft">{name(null)}</span>
        ) : (
          <KeyCap className={classNames('min-h-8 min-w-8 text-sm')}>{name(bound)}</KeyCap>
        )}
      </button>
    </li>
  );
}
