'use client';
import { useScopedI18n } from '~/i18n/client';
import type { ClipPlaceView } from '~/schemas/operator-unit';

/** What learners are told about the voice in a place: of its clip, or of the one that it waits for. */
export function useVoiceName() {
  const t = useScopedI18n('consoleUnits.clips');
  return ({ accent, sex, clip }: ClipPlaceView): string => {
    const variety = clip?.variety ?? (accent === 'US' ? 'american' : 'british');
    const spokenBy = sex ?? clip?.sex;
    if (!spokenBy) return t(`varieties.${variety}`);
    return t('voice', { variety: t(`varieties.${variety}`), sex: t(`sexes.${spokenBy}`) });
  };
}
