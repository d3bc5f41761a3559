'use client';
import { useScopedI18n } from '~/i18n/client';
import type { ClipPlaceView } from '~/schemas/operator-unit';

/** The description of a voice for learners: that of the place's clip, or of the pending one. */
export function useVoiceName() {
  const t = useScopedI18n('consoleUnits.clips');
  return ({ accent, sex, clip }: ClipPlaceView): string => {
    const variety = clip?.variety ?? (accent === 'US' ? 'american' : 'british');
    const spokenBy = sex ?? clip?.sex;
    if (!spokenBy) return t(`varieties.${variety}`);
    return t('voice', { variety: t(`varieties.${variety}`), sex: t(`sexes.${spokenBy}`) });
  };
}
