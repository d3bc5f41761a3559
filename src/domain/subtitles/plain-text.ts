import { toTable } from '~/lib/to-table';

const ENTITIES = toTable<string>({
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', lrm: '', rlm: '' },
});

/** A cue's text without its markup: tags of WebVTT and SRT, positions such as `{\an8}`, character references. What
 *  is left is plain text, whatever it looks like. */
export function toPlainText(text: string): string {
  // No `<` inside a tag: a thousand of them in a row would be read a million times.
  return text
    .replace(/<[^<>]*>/g, '')
    .replace(/\{\\[^{}]*\}/g, '')
    .replace(/&([a-z]{2,4});/g, (reference, name: string) => ENTITIES.get(name) ?? reference)
    .replace(/\s+/g, ' ')
    .trim();
}
