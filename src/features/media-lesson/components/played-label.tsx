'use client';
import { ProgressLabel } from '~/components/ui/progress-label';
import { useI18n } from '~/i18n/client';
import { toPlayedPart } from '../played-part';
import { toPlayedText } from '../played-text';

/** Text with the played part of a voice lesson.
 *  @param percent 0 until it is known */
export function PlayedLabel({ percent }: { percent: number }) {
  return <ProgressLabel value={toPlayedPart(percent)} text={toPlayedText(useI18n(), percent)} />;
}
