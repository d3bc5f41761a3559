/** A refusal of a call that is not tRPC's; `errorCode` reads it like the others. */
export class ApiCallError extends Error {
  override readonly name = 'RefusedCall';

  constructor(readonly data: { errorCode?: string }) {
    super(data.errorCode ?? 'refused');
  }
}
