/** Runs `work` under a lock that all tabs share, so that they send one after the other. Without Web Locks
 *  two tabs may send twice, which is harmless but wasteful. */
export async function withWebLock<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('shuoyi-send-attempts', work) : work();
}
