/** The sentences of a text, one after the other.
 *  `Sorry, could you say that again? Ten past three.` → two */
export function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?]["”’]?)\s+(?=["“‘]?[A-Z])/);
}
