import { devicePreferenceKey } from '~/device/device-preference';

const KEY = devicePreferenceKey('first-score');

/** Reports once in this browser that a score was shown; the server counts it when nobody is logged in. Neither the
 *  score nor anything about the visitor is sent. What gets lost is not sent again, so that nothing counts twice. */
export function reportFirstScore(): void {
  if (!isFirst()) return;
  fetch('/api/trpc/lesson.recordFirstScore', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    keepalive: true,
  })
    // A response that nobody reads keeps its request open.
    .then((response) => response.text())
    .catch(() => {});
}

/** Whether this browser has reported nothing before. One that stores nothing would count at each visit: it does not
 *  count. */
function isFirst(): boolean {
  try {
    if (localStorage.getItem(KEY) !== null) return false;
    localStorage.setItem(KEY, '1');
    return true;
  } catch {
    return false;
  }
}
