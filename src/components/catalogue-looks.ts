/** Layout of the rows of a catalogue: pictures in up to three columns, lines in one column, or texts in two. */
export const CATALOGUE_LOOKS = {
  covers: {
    frame: 'grid gap-8',
    list: 'grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3',
    row: undefined,
  },
  lines: { frame: 'grid gap-6', list: 'grid border-t border-line', row: 'border-b border-line' },
  texts: {
    frame: 'grid gap-6',
    list: 'grid gap-x-12 md:grid-cols-2',
    row: 'border-t border-line py-6',
  },
} as const;
