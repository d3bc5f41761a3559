import { toTable } from '~/lib/to-table';

/** Names in the Encoding Standard of code pages with other names there. */
const PAGES = toTable({
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  54936: 'gb18030',
  65001: 'utf-8',
});

/** The name in the Encoding Standard of an encoding that a program names differently: `cp950` and `MS950`
 *  are Windows' names of its Big5, `ISO8859_1` is Java's name of Latin 1. Any other name stays the same, in
 *  lower case. */
export function standardName(name: string): string {
  const lower = name.toLowerCase();
  if (isStandard(lower)) return lower;
  const page = /^(?:windows|win|cp|ms|ibm|ansi|dbcs|x-ms-cp|x-cp)[-_]?(\d{3,5})$/.exec(lower)?.[1];
  if (page) return PAGES.get(page) ?? (/^125\d$/.test(page) ? `windows-${page}` : lower);
  const part = /^iso[-_]?8859[-_](\d{1,2})$/.exec(lower)?.[1];
  if (part) return `iso-8859-${part}`;
  return /^(?:x-)?mac[-_]?roman$/.test(lower) ? 'macintosh' : lower;
}

function isStandard(name: string): boolean {
  try {
    return new TextDecoder(name).encoding !== '';
  } catch {
    return false;
  }
}
