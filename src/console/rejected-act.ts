/** An act whose response is a refusal by a third party, such as an agency, and not by our rules. Its message is in
 *  the reader's language. */
export class RejectedAct extends Error {
  override readonly name = 'RejectedAct';
}
