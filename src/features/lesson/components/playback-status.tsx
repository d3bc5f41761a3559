'use client';
import type { Playing } from '~/audio/playing';
import { useScopedI18n } from '~/i18n/client';
import { classNames } from '~/lib/class-names';

/** Status of the playback: the voice, the round, the learner's turn, or loading. Its space is reserved; only
 *  loading is announced to screen readers, as the rest is audible. */
export function PlaybackStatus({ now }: { now: Playing }) {
  const t = useScopedI18n('listening');
  const { status, voice, round, rounds } = now;
  const looping = rounds !== 1;
  const turn =
    looping && (rounds === null ? t('round', { k: round }) : t('roundOf', { k: round, n: rounds }));
  return (
    <div className="grid min-h-6 place-items-center text-sm tight:absolute tight:inset-x-0 tight:-top-6 [&>p]:bg-paper [&>p]:px-2">
      <p role="status">
        {status === 'loading' && <span className="text-soft">{t('loading')}</span>}
      </p>
      {(status === 'playing' || status === 'gap') && (voice || status === 'gap') && (
        <p aria-hidden="true" className="flex items-center gap-2">
          <span className={classNames('h-0.5 w-6', voice === 'model' ? 'bg-gold' : 'bg-ink')} />
          <span
            className={classNames(
              'font-semibold',
              voice === 'model' ? 'text-gold-text' : 'text-ink',
            )}
          >
            {status === 'gap' ? t('yourTurn') : voice === 'own' ? t('you') : t('model')}
          </span>
          {turn && <span className="figures text-soft">{turn}</span>}
        </p>
      )}
    </div>
  );
}
