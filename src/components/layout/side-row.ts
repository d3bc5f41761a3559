/** Classes of one row of the side bar: a link, a group's name, a button. */
export const SIDE_ROW =
  'flex min-h-12 w-full items-center gap-3 border-l-2 border-transparent px-3 text-left text-text hover:bg-sunken hover:text-ink aria-[current=page]:border-gold aria-[current=page]:font-semibold aria-[current=page]:text-ink';
