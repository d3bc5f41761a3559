'use client';
import { Phrases } from '~/components/ui/phrases';
import { toIpa } from '~/domain/speech/ipa';
import { reliableSounds } from '~/domain/speech/reliable-sounds';
import { useSession } from '~/features/account/hooks';
import { useScopedI18n } from '~/i18n/client';
import type { PhonemeProgress } from '~/schemas/progress';
import { DeleteRecordings } from './delete-recordings';
import { PhonemeRow } from './phoneme-row';

/** Share of clear utterances from which a phoneme counts as clear and has no row of its own. */
const SETTLED = 0.95;

/** The learner's phonemes: the weak ones, the least clear first, and the clear ones. */
export function PhonemeMap({ sounds }: { sounds: readonly PhonemeProgress[] }) {
  const t = useScopedI18n('memory.report');
  const accent = useSession().user?.pronunciation ?? 'US';
  const open = sounds.filter(({ now }) => now.clear < SETTLED);
  const settled = sounds.filter(({ now }) => now.clear >= SETTLED);
  return (
    <section className="grid gap-3">
      <h2 className="border-b-2 border-text pb-2 text-xl">
        <Phrases>{t('sounds')}</Phrases>
      </h2>
      <p className="text-sm text-soft">
        <Phrases>{sounds.length > 0 ? t('soundsLead') : t('soundsNone')}</Phrases>{' '}
        <Phrases>{t('soundsListed', { count: reliableSounds.size })}</Phrases>
      </p>
      {open.length > 0 && (
        <ul>
          {open.map((phoneme) => (
            <PhonemeRow key={phoneme.sound} progress={phoneme} accent={accent} />
          ))}
        </ul>
      )}
      {settled.length > 0 && (
        <div className="grid gap-1">
          <h3 className="text-base">
            <Phrases>{t('settled', { count: settled.length })}</Phrases>
          </h3>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 font-ipa text-lg">
            {settled.map(({ sound: phoneme }) => (
              <li key={phoneme} className="whitespace-nowrap">{`/${toIpa(phoneme, accent)}/`}</li>
            ))}
          </ul>
        </div>
      )}
      {open.length > 0 && <DeleteRecordings />}
    </section>
  );
}
