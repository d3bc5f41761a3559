import type { ReactNode } from 'react';

/** Names and values below each other; null values are left out. */
export function DescriptionList({
  rows,
}: {
  rows: readonly (readonly [string, ReactNode] | null)[];
}) {
  return (
    <dl className="figures grid gap-x-4 gap-y-1 min-[360px]:grid-cols-[auto_1fr] sm:gap-x-6">
      {rows.map(
        (row) =>
          row && (
            <div key={row[0]} className="contents">
              <dt className="text-sm leading-7 text-soft">{row[0]}</dt>
              <dd className="mb-2 min-w-0 wrap-anywhere min-[360px]:mb-0">{row[1]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
