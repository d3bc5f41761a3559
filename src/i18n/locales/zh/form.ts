/** Texts of every form: while it sends, and about the connection. */
export const form = {
  sending: '送出中',
  slow: '網路有點慢，還在送。填好的內容都還在。',
  offline: '目前沒有網路連線，還沒有送出。填好的內容都還在，連上後再按一次。',
  notNow: '系統暫時無法回應，可能還沒有送出。填好的內容都還在，請過幾秒再試一次。',
  noAnswer: '連不上伺服器，請檢查網路後再試一次。',
  online: '已恢復連線，現在可以再試一次了。',
  paymentLost: '網路可能中斷了，還沒有扣款。請確認連線後再按一次。',
  paymentNotNow: '系統暫時無法回應，還沒有扣款。請過幾秒再按一次。',
} as const;
