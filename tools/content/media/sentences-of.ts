/** The sentences of a text, one after the other.
 *  `Sorry, could you say that again? Ten past three.` → two */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]["”’]?)\s+(?=["“‘]?[A-Z])/);
}
