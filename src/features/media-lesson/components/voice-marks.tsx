'use client';
import { StaticSlots } from '~/components/static-html/static-slots';
import { useMediaPercents } from '../hooks';
import { PlayedLabel } from './played-label';

/** Shows users the played part of each voice lesson in the page's static HTML (`FirstVoiceLessons`). */
export function VoiceMarks() {
  const percents = useMediaPercents();
  return (
    <StaticSlots name="played" isWanted={percents !== undefined}>
      {(slug) => <PlayedLabel percent={percents?.get(slug) ?? 0} />}
    </StaticSlots>
  );
}
