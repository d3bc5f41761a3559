/** Lets the tabs of this browser take turns in sending, where it can arrange that; sending twice would be
 *  harmless but wasteful. */
export async function withWebLock<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('shuoyi-send-attempts', work) : work();
}
