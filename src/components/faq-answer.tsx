/** An answer. One with several lines keeps them; any other is plain text. */
export function FaqAnswer({ text }: { text: string }) {
  return text.includes('\n') ? <span className="whitespace-pre-line">{text}</span> : text;
}
