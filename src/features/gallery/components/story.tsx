import type { ReactNode } from 'react';
import { classNames } from '~/lib/class-names';
import { PARTS, type Part, type PartName } from '../parts';

/** A component with all its states: its use, its files, its props. */
export function Story({ part, children }: { part: PartName; children: ReactNode }) {
  const { title, files, props, use }: Part = PARTS[part];
  return (
    <section
      id={part}
      data-part={part}
      aria-labelledby={`${part}-title`}
      className="grid scroll-mt-24 gap-6 border-t-2 border-text pb-2 pt-4"
    >
      <header className="grid gap-x-8 gap-y-2 lg:grid-cols-[1fr_2fr]" lang="en">
        <div>
          <h2 id={`${part}-title`} className="text-xl">
            {title}
          </h2>
          <p className="text-sm text-soft">{use}</p>
        </div>
        <dl className="grid content-start gap-1 text-xs lg:border-l lg:border-line lg:pl-8">
          <dt className="sr-only">Files</dt>
          {files.map((file) => (
            <dd key={file} className="font-semibold">
              {file}
            </dd>
          ))}
          {Object.entries(props).map(([component, names]) => (
            <div key={component} className="flex flex-wrap gap-x-2">
              <dt className="text-gold-text">{component}</dt>
              {names.length > 0 && <dd className="text-soft">{names.join(', ')}</dd>}
            </div>
          ))}
        </dl>
      </header>
      <div className="grid items-start gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {children}
      </div>
    </section>
  );
}

interface StoryExampleProps {
  /** Name of the state, as in the code. */
  name: string;
  /** Shows the control below as hovered, active or focused. */
  shown?: 'hover' | 'focus' | 'active';
  /** Spans the whole width of the page. */
  wide?: boolean;
  children: ReactNode;
}

/** One state under its name. */
export function StoryExample({ name, shown, wide, children }: StoryExampleProps) {
  return (
    <figure
      className={classNames(
        'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2',
        wide && 'sm:col-span-2 lg:col-span-3',
      )}
      data-specimen={name}
    >
      <figcaption className="text-xs text-soft" lang="en">
        {name}
      </figcaption>
      <div data-shown={shown} className="flex flex-wrap items-center gap-3 [&>:only-child]:min-w-0">
        {children}
      </div>
    </figure>
  );
}

/** The interaction states of a control, shown by its example. */
export const INTERACTION_STATES = ['hover', 'focus', 'active'] as const;
