'use client';
import { useRef, useState } from 'react';
import { Button } from '~/components/ui/button';
import { Dialog } from '~/components/ui/dialog';
import { useErrorMessage } from '~/forms/use-error-message';
import { useErrorToast } from '~/forms/use-error-toast';
import { useI18n, useScopedI18n } from '~/i18n/client';
import { bind, type KeyAction, type Keys, swap, toKeys, withoutKeys } from '../../keys/key-actions';
import { useChooseKeys } from '../../keys/use-choose-keys';
import { useKeyNames } from '../../keys/use-key-names';
import { KeyRow } from './key-row';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  keys: Keys;
  /** Actions that are available on this page. */
  actions: readonly KeyAction[];
}

/** Result of the last rebinding, shown below the list. */
type KeyNotice =
  | { kind: 'bound' | 'off'; action: KeyAction }
  | { kind: 'reserved'; action: KeyAction; key: string }
  | { kind: 'taken'; action: KeyAction; by: KeyAction; key: string }
  /** Saving in the account failed; `again` retries it. */
  | { kind: 'lost'; text: string; again: () => void };

/** Sheet of all keys of the player with their actions; a click on one starts its rebinding. */
export function KeysSheet({ open, onOpenChange, keys, actions }: Props) {
  const choose = useChooseKeys();
  const t = useScopedI18n('practice.keys');
  const all = useI18n();
  const name = useKeyNames();
  const [recordingAction, setRecordingAction] = useState<KeyAction | null>(null);
  const [notice, setNotice] = useState<KeyNotice | null>(null);
  const anyKey = Object.values(keys).some((key) => key !== null);

  const errorMessage = useErrorMessage();
  const showError = useErrorToast();
  const opened = useRef(open);
  opened.current = open;

  const save = (to: Keys, then: KeyNotice | null = null) => {
    const again = () => save(to, then);
    setNotice(then);
    choose(to).catch((error: unknown) => {
      if (opened.current) setNotice({ kind: 'lost', text: errorMessage(error), again });
      else showError(error, again);
    });
  };
  const onKey = (action: KeyAction, key: string | null) => {
    setRecordingAction(null);
    if (key === null) return setNotice(null);
    if (key === 'Backspace' || key === 'Delete') {
      return save({ ...keys, [action]: null }, { kind: 'off', action });
    }
    const binding = bind(keys, action, key);
    if (binding.kind === 'bound') save(binding.keys, { kind: 'bound', action });
    else if (binding.kind === 'taken') setNotice({ kind: 'taken', action, by: binding.by, key });
    else setNotice({ kind: 'reserved', action, key });
  };
  const close = (to: boolean) => {
    // Escape first cancels a rebinding.
    if (!to && recordingAction) return setRecordingAction(null);
    setNotice(null);
    onOpenChange(to);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={t('title')}
      description={t('lead')}
      closeLabel={t('close')}
      actions={
        <>
          <Button
            variant="quiet"
            size="sm"
            onClick={() => save(anyKey ? withoutKeys(keys) : toKeys({}))}
          >
            {anyKey ? t('turnOff') : t('turnOn')}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => save(toKeys({}))}>
            {t('reset')}
          </Button>
        </>
      }
    >
      <ul className="border-t border-line">
        {actions.map((action) => (
          <KeyRow
            key={action}
            action={action}
            bound={keys[action]}
            isRecordingKey={recordingAction === action}
            onStartRecordingKey={() => {
              setNotice(null);
              setRecordingAction(action);
            }}
            onKey={(key) => onKey(action, key)}
          />
        ))}
      </ul>
      <div role="status" className="min-h-11 text-sm empty:min-h-0">
        {notice && (
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <p className={notice.kind === 'bound' || notice.kind === 'off' ? '' : 'text-again'}>
              {notice.kind === 'lost' && notice.text}
              {notice.kind === 'bound' &&
                t('bound', {
                  action: t(`action.${notice.action}`),
                  key: name(keys[notice.action]),
                })}
              {notice.kind === 'off' && t('unbound', { action: t(`action.${notice.action}`) })}
              {notice.kind === 'reserved' && t('reserved', { key: name(notice.key) })}
              {notice.kind === 'taken' &&
                t('taken', { key: name(notice.key), action: t(`action.${notice.by}`) })}
            </p>
            {notice.kind === 'taken' && (
              <Button
                variant="secondary"
                size="sm"
                onClick={() =>
                  save(swap(keys, notice.action, notice.by), {
                    kind: 'bound',
                    action: notice.action,
                  })
                }
              >
                {t('swap')}
              </Button>
            )}
            {notice.kind === 'lost' && (
              <Button variant="secondary" size="sm" onClick={notice.again}>
                {all('common.retry')}
              </Button>
            )}
          </div>
        )}
      </div>
    </Dialog>
  );
}
