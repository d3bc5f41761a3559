import type { ReactNode } from 'react';

/** One kind of thing with all its states. Names are those of the code. */
export function Drawer({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`drawer-${name}`} className="grid gap-6 border-t-2 border-text pt-4">
      <h2 id={`drawer-${name}`} className="text-xl" lang="en">
        {name}
      </h2>
      <div className="grid items-start gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {children}
      </div>
    </section>
  );
}

/** One state under its name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className="grid content-start gap-2" data-specimen={name}>
      <figcaption className="text-xs text-soft" lang="en">
        {name}
      </figcaption>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </figure>
  );
}
