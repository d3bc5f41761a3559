import { coverPath } from '~/lib/cover-svg';
import type { MediaSummary } from '~/schemas/media-lesson';

/** Address of the cover of a voice lesson. */
export function getVoiceCover({ slug, envelope }: MediaSummary): string {
  return coverPath('voice', slug, { envelope, rows: 1, setting: 'turns' });
}
