'use client';
import type { Accent } from '~/domain/speech/accent';
import { toIpa } from '~/domain/speech/ipa';
import { useScopedI18n } from '~/i18n/client';
import type { PhonemeProgress } from '~/schemas/progress';
import { RecordingComparison } from './recording-comparison';

const percent = (share: number) => `${Math.round(share * 100)}%`;

interface Props {
  progress: PhonemeProgress;
  accent: Accent;
}

/** One phoneme: its share of clear utterances now and before, its confusions, and the learner's recordings. */
export function PhonemeRow({ progress: { sound, now, before, heard }, accent }: Props) {
  const t = useScopedI18n('memory.report');
  const other = heard.filter((confusion) => confusion.sound !== '');
  const unclear = heard.find((confusion) => confusion.sound === '');
  return (
    <li className="grid grid-cols-[minmax(3.5rem,auto)_1fr] items-center gap-x-4 gap-y-2 border-b border-line py-3 md:grid-cols-[3.5rem_minmax(0,1fr)_minmax(0,1fr)] md:gap-x-8">
      <span className="row-span-2 self-start whitespace-nowrap font-ipa text-2xl md:row-span-1 md:self-center">
        {`/${toIpa(sound, accent)}/`}
      </span>
      <span className="grid gap-1.5">
        <Clear now={now.clear} before={before?.clear ?? null} />
        <span className="figures flex flex-wrap gap-x-3 text-sm">
          <span>{t('clearNow', { percent: percent(now.clear) })}</span>
          {before && (
            <span className="text-soft">
              {t('clearBefore', { percent: percent(before.clear) })}
            </span>
          )}
        </span>
      </span>
      <span className="figures grid gap-1 text-sm">
        <span className="flex flex-wrap gap-x-3 text-soft empty:hidden">
          {other.length > 0 && (
            <span>
              {t('heard')}{' '}
              {other
                .map((confusion) =>
                  t('times', {
                    sound: `/${toIpa(confusion.sound, accent)}/`,
                    count: confusion.count,
                  }),
                )
                .join(' ')}
            </span>
          )}
          {unclear && <span>{t('unclear', { count: unclear.count })}</span>}
        </span>
        <RecordingComparison subject={sound} />
      </span>
    </li>
  );
}

/** The current share as a bar, with a mark at the previous one. */
function Clear({ now, before }: { now: number; before: number | null }) {
  return (
    <span aria-hidden="true" className="relative block h-2 w-full max-w-80 bg-line">
      <span className="absolute inset-y-0 left-0 bg-ink" style={{ width: percent(now) }} />
      {before !== null && (
        <span className="absolute -inset-y-1 w-0.5 bg-gold" style={{ left: percent(before) }} />
      )}
    </span>
  );
}
