'use client';
import { useMemo } from 'react';
import type { ListFile } from '~/lib/list-file';
import { canPrefetch } from './connection';
import { useFile } from './use-file';

type FileRow = Readonly<Record<string, unknown>> & { slug: string };

/** The rows of a list of which the page has only the first ones, or only a part of each. The file is fetched
 *  when it is needed, or earlier, when somebody points at or focuses the list's search, filters or button for
 *  more.
 *  @param first rows of the page
 *  @param file without one, the page has everything
 *  @param isNeeded whether the page lacks requested rows */
export function useListFile<Row>(
  first: readonly Row[],
  file: ListFile | undefined,
  isNeeded: boolean,
) {
  const address = file?.address;
  const { value, hasFailed, load } = useFile(address, isNeeded);
  const loaded = value as readonly FileRow[] | undefined;
  const rows = useMemo(() => (loaded ? mergeRows(first, loaded) : first), [first, loaded]);
  const isComplete = address === undefined || loaded !== undefined;
  const reach = () => canPrefetch() && void load();
  return {
    rows,
    isComplete,
    busy: isNeeded && !isComplete && !hasFailed,
    failed: isNeeded && !isComplete && hasFailed,
    load,
    onReach: { onPointerEnter: reach, onFocus: reach },
  };
}

/** The rows of the file, each merged over the page's version of it. */
function mergeRows<Row>(first: readonly Row[], loaded: readonly FileRow[]): Row[] {
  const bySlug = new Map(first.map((row) => [(row as { slug?: string }).slug, row]));
  return loaded.map((row) => ({ ...bySlug.get(row.slug), ...row }) as Row);
}
