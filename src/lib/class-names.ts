/** Joins class names and omits falsy ones: `classNames('a', busy && 'b')`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
