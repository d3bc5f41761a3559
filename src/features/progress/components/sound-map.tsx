'use client';
import { toIpa } from '~/domain/speech/ipa';
import { useSession } from '~/features/account/hooks';
import { useScopedI18n } from '~/i18n/client';
import type { SoundProgress } from '~/schemas/progress';
import { BeforeAndNow } from './before-and-now';
import { ForgetVoices } from './forget-voices';

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** The learner's sounds, the least clear first: how clear now and before, and what was heard instead. */
export function SoundMap({ sounds }: { sounds: readonly SoundProgress[] }) {
  const t = useScopedI18n('memory.report');
  const accent = useSession().user?.pronunciation ?? 'US';
  const heardText = ({ sound, count }: SoundProgress['heard'][number]) =>
    t('times', { sound: sound === '' ? t('unclear') : `/${toIpa(sound, accent)}/`, count });
  return (
    <section className="grid gap-3">
      <h2 className="border-b-2 border-text pb-2 text-xl">{t('sounds')}</h2>
      <p className="text-sm text-soft">{sounds.length > 0 ? t('soundsLead') : t('soundsNone')}</p>
      {sounds.length > 0 && (
        <table className="figures w-full text-left text-sm">
          <caption className="sr-only">{t('sounds')}</caption>
          <thead>
            <tr className="border-b border-line text-soft">
              {(['sound', 'now', 'before', 'heard', 'listen'] as const).map((one) => (
                <th key={one} scope="col" className="py-2 pr-3">
                  {t(one)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sounds.map(({ sound, now, before, heard }) => (
              <tr key={sound} className="border-b border-line">
                <th scope="row" className="py-2 pr-3 font-ipa text-lg font-normal">
                  /{toIpa(sound, accent)}/
                </th>
                <td className="pr-3">
                  <span className="flex items-center gap-2">
                    <span className="w-10">{percent(now.clear)}</span>
                    <Clear now={now.clear} before={before?.clear ?? null} />
                  </span>
                </td>
                <td className="pr-3">{before ? percent(before.clear) : t('noBefore')}</td>
                <td className="pr-3">{heard.map(heardText).join(' ')}</td>
                <td>
                  <BeforeAndNow sound={sound} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {sounds.length > 0 && <ForgetVoices />}
    </section>
  );
}

/** The share now as a bar, with a mark where it stood before. */
function Clear({ now, before }: { now: number; before: number | null }) {
  return (
    <span aria-hidden="true" className="relative h-2 w-full max-w-40 bg-line max-xs:hidden">
      <span className="absolute inset-y-0 left-0 bg-ink" style={{ width: percent(now) }} />
      {before !== null && (
        <span className="absolute -inset-y-1 w-0.5 bg-gold" style={{ left: percent(before) }} />
      )}
    </span>
  );
}
