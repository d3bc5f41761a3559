import { Phrases } from '~/components/ui/phrases';
import type { ContentCounts } from '~/domain/plan-contents';
import { getI18n } from '~/i18n/server';

interface Props {
  counts: Record<'units' | 'voices' | 'videos', ContentCounts>;
}

/** One sentence with the numbers of lessons that a membership opens. */
export async function PlanContentsLine({ counts: { units, voices, videos } }: Props) {
  const t = await getI18n();
  return (
    <p className="figures mt-4 max-w-text text-sm text-soft">
      <Phrases>
        {t('plan.contents.line', {
          units: t('plan.contents.unitCount', { count: units.all }),
          voices: t('plan.contents.voiceCount', { count: voices.all }),
          videos: t('plan.contents.videoCount', { count: videos.all }),
          freeUnits: t('plan.contents.unitCount', { count: units.free }),
          freeVoices: t('plan.contents.voiceCount', { count: voices.free }),
          freeVideos: t('plan.contents.videoCount', { count: videos.free }),
        })}
      </Phrases>
    </p>
  );
}
