'use client';
import { KeyboardIcon } from '~/components/ui/icons/playing';
import { useScopedI18n } from '~/i18n/client';

/** List of the player keys, on devices with a keyboard. */
export function PlayerKeysList() {
  const t = useScopedI18n('media.deck');
  const rows: [string[], string][] = [
    [[t('spaceKey')], t('key.space')],
    [['←', '→'], t('key.arrows')],
    [['P', 'N'], t('key.lines')],
    [['R'], t('key.loop')],
    [['-', '+'], t('key.slower')],
    [['E'], t('key.english')],
    [['C'], t('key.chinese')],
  ];
  return (
    <details className="hidden text-sm md:block">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-soft hover:text-text">
        <KeyboardIcon className="size-5" />
        {t('keys')}
      </summary>
      <dl className="grid max-w-form grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1.5 pb-3">
        {rows.map(([keys, text]) => (
          <div key={text} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-7 rounded border border-edge px-1.5 text-center font-sans"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className="text-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
