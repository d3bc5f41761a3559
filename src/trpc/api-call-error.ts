/** Error of an API call outside of tRPC; `errorCode` reads it like a tRPC error. */
export class ApiCallError extends Error {
  override readonly name = 'RefusedCall';

  constructor(readonly data: { errorCode?: string; requestId?: string }) {
    super(data.errorCode ?? 'refused');
  }
}
