'use client';
import { routeName } from '~/lib/routes';
import { type Failed, PageFailure } from './_shell/page-failure';
import { useHere } from './_shell/use-here';

/** Where there is no frame: the lessons, or the frame itself failed. */
export default function PageError(failed: Failed) {
  const { language, path } = useHere();
  return (
    <main data-route={routeName(path, language)} className="flex min-h-dvh flex-col">
      <PageFailure {...failed} />
    </main>
  );
}
