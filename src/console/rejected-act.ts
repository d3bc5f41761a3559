/** An act that was answered, and refused: not by our rules, but by somebody who was asked. Its message is a text of the
 *  reader's language. */
export class RejectedAct extends Error {
  override readonly name = 'RejectedAct';
}
