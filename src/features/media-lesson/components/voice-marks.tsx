'use client';
import { StaticSlots } from '~/components/static-html/static-slots';
import { MEDIA_PERCENTS } from '../media-percents';
import { PlayedLabel } from './played-label';

/** Shows users the played part of each voice lesson in the page's static HTML (`FirstVoiceLessons`). */
export function VoiceMarks() {
  const { result: percents, reader } = MEDIA_PERCENTS.useResult();
  return (
    reader && (
      <>
        {reader}
        <StaticSlots name="played">
          {(slug) => <PlayedLabel percent={percents?.get(slug) ?? 0} />}
        </StaticSlots>
      </>
    )
  );
}
