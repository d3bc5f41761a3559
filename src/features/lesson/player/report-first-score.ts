import { devicePreferenceKey } from '~/device/device-preference';

const KEY = devicePreferenceKey('first-score');

/** Reports once in this browser that a score was shown; the server counts it when nobody is logged in. Neither
 *  the score nor anything about the visitor is sent. A lost report is not repeated, so that nothing counts
 *  twice. */
export function reportFirstScore(): void {
  if (!isFirst()) return;
  fetch('/api/trpc/lesson.recordFirstScore', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    keepalive: true,
  })
    // Read, because an unread response keeps its request open.
    .then((response) => response.text())
    .catch(() => {});
}

/** Whether this browser has not reported before; false without storage, where each visit would count. */
function isFirst(): boolean {
  try {
    if (localStorage.getItem(KEY) !== null) return false;
    localStorage.setItem(KEY, '1');
    return true;
  } catch {
    return false;
  }
}
