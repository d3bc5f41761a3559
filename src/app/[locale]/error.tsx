'use client';
import { routeName } from '~/lib/routes';
import type { FailedPageProps } from './_layout/failed-page-props';
import { PageFailure } from './_layout/page-failure';
import { useCurrentPath } from './_layout/use-current-path';

/** Error boundary without a layout: for the lessons, or when the layout itself failed. */
export default function PageError(failed: FailedPageProps) {
  const { language, path } = useCurrentPath();
  return (
    <main data-route={routeName(path, language)} className="flex min-h-dvh flex-col">
      <PageFailure {...failed} />
    </main>
  );
}
