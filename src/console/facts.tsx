import type { ReactNode } from 'react';

/** Facts about one thing: names and values, in two columns where there is room. */
export function Facts({
  facts,
}: {
  facts: readonly (readonly [name: string, value: ReactNode])[];
}) {
  return (
    <dl className="figures grid gap-x-6 gap-y-2 grid-cols-[minmax(72px,max-content)_minmax(0,1fr)]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-sm leading-7 text-soft">{name}</dt>
          <dd className="min-w-0 wrap-anywhere [&_.link]:-my-2 [&_.link]:inline-flex [&_.link]:min-h-11 [&_.link]:items-center">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
