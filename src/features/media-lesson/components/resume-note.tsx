'use client';
import { lazyComponent } from '~/components/ui/lazy-component';
import { useWhenKnown } from '~/features/account/use-when-known';
import type { ResumeProps } from './resume';

const RESUME = lazyComponent(() => import('./resume').then(({ Resume }) => Resume));

/** Place of the note that playback resumes, loaded for users and for visitors with rows on this device: others
 *  have no position. */
export function ResumeNote(props: ResumeProps) {
  const Resume = RESUME.useComponent();
  useWhenKnown(RESUME.fetch, true);
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-4 text-sm text-soft">
      {Resume && <Resume {...props} />}
    </p>
  );
}
