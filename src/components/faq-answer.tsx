/** An answer. One of several lines keeps them; of the others the page has nothing but the text. */
export function FaqAnswer({ text }: { text: string }) {
  return text.includes('\n') ? <span className="whitespace-pre-line">{text}</span> : text;
}
