import { Phrases } from './ui/phrases';

/** The paragraphs of a written text, each broken between phrases. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place; two may say the same.
    <p key={index}>
      <Phrases>{text}</Phrases>
    </p>
  ));
}
