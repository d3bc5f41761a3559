'use client';
import { useRef, useState } from 'react';
import { Button } from '~/components/ui/button';
import { Dialog } from '~/components/ui/dialog';
import { useComplaint } from '~/forms/use-complaint';
import { useRefusal } from '~/forms/use-refusal';
import { useI18n, useScopedI18n } from '~/i18n/client';
import { bind, type KeyAction, type Keys, keysOf, swap, withoutKeys } from '../keys/key-actions';
import { useKeyNames } from '../keys/use-key-names';
import { KeyRow } from './key-row';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  keys: Keys;
  /** What a key can do here. */
  actions: readonly KeyAction[];
  choose: (keys: Keys) => Promise<void>;
}

/** What a press came to, told below the list. */
type Told =
  | { kind: 'bound' | 'off'; action: KeyAction }
  | { kind: 'reserved'; action: KeyAction; key: string }
  | { kind: 'taken'; action: KeyAction; by: KeyAction; key: string }
  /** The account did not take it; what was chosen waits to be sent again. */
  | { kind: 'lost'; text: string; again: () => void };

/** Every key of the player, each with its action; a press on one lets it be chosen anew. */
export function KeysSheet({ open, onOpenChange, keys, actions, choose }: Props) {
  const t = useScopedI18n('practice.keys');
  const all = useI18n();
  const name = useKeyNames();
  const [waiting, setWaiting] = useState<KeyAction | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const anyKey = Object.values(keys).some((key) => key !== null);

  const refusal = useRefusal();
  const complain = useComplaint();
  const opened = useRef(open);
  opened.current = open;

  const save = (to: Keys, then: Told | null = null) => {
    const again = () => save(to, then);
    setTold(then);
    choose(to).catch((error: unknown) => {
      if (opened.current) setTold({ kind: 'lost', text: refusal(error), again });
      else complain(error, again);
    });
  };
  const onKey = (action: KeyAction, key: string | null) => {
    setWaiting(null);
    if (key === null) return setTold(null);
    if (key === 'Backspace' || key === 'Delete') {
      return save({ ...keys, [action]: null }, { kind: 'off', action });
    }
    const binding = bind(keys, action, key);
    if (binding.kind === 'bound') save(binding.keys, { kind: 'bound', action });
    else if (binding.kind === 'taken') setTold({ kind: 'taken', action, by: binding.by, key });
    else setTold({ kind: 'reserved', action, key });
  };
  const close = (to: boolean) => {
    // Escape first takes back the choice of a key.
    if (!to && waiting) return setWaiting(null);
    setTold(null);
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
            look="quiet"
            size="sm"
            onClick={() => save(anyKey ? withoutKeys(keys) : keysOf({}))}
          >
            {anyKey ? t('turnOff') : t('turnOn')}
          </Button>
          <Button look="secondary" size="sm" onClick={() => save(keysOf({}))}>
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
            waiting={waiting === action}
            onWait={() => {
              setTold(null);
              setWaiting(action);
            }}
            onKey={(key) => onKey(action, key)}
          />
        ))}
      </ul>
      <div role="status" className="min-h-11 text-sm empty:min-h-0">
        {told && (
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <p className={told.kind === 'bound' || told.kind === 'off' ? '' : 'text-again'}>
              {told.kind === 'lost' && told.text}
              {told.kind === 'bound' &&
                t('bound', { action: t(`action.${told.action}`), key: name(keys[told.action]) })}
              {told.kind === 'off' && t('unbound', { action: t(`action.${told.action}`) })}
              {told.kind === 'reserved' && t('reserved', { key: name(told.key) })}
              {told.kind === 'taken' &&
                t('taken', { key: name(told.key), action: t(`action.${told.by}`) })}
            </p>
            {told.kind === 'taken' && (
              <Button
                look="secondary"
                size="sm"
                onClick={() =>
                  save(swap(keys, told.action, told.by), { kind: 'bound', action: told.action })
                }
              >
                {t('swap')}
              </Button>
            )}
            {told.kind === 'lost' && (
              <Button look="secondary" size="sm" onClick={told.again}>
                {all('common.retry')}
              </Button>
            )}
          </div>
        )}
      </div>
    </Dialog>
  );
}
