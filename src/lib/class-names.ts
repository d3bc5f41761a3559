/** Joins class names, leaving out what is off: `classNames('a', busy && 'b')`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
