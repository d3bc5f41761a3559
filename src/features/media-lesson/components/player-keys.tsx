'use client';
import { useScopedI18n } from '~/i18n/client';

/** The player keys and what they do. */
export function PlayerKeys() {
  const t = useScopedI18n('media.playerKeys');
  const rows: [string[], string][] = [
    [[t('spaceKey')], t('space')],
    [['←', '→'], t('arrows')],
    [['P', 'N'], t('lines')],
    [['R'], t('loop')],
    [['-', '+'], t('slower')],
    [['E'], t('english')],
    [['C'], t('chinese')],
  ];
  return (
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
  );
}
