/** The console's page of gifts. */
export const consoleGifts = {
  title: '禮物',
  lead: '買來送人的會員：送給誰、通知信寄出了沒有、由誰領取。篩選後的結果可以下載成 CSV。',
  q: '訂單編號或電子郵件',
  state: '狀態',
  states: {
    WAITING: '等待付款',
    LAPSED: '訂單取消或逾期',
    SENT: '等待領取',
    CLAIMED: '已領取',
    WITHDRAWN: '已退費',
  },
  recipient: '送給',
  recipientName: '收禮人',
  sent: '寄出連結',
  claimed: '領取時間',
  claimedBy: '領取者',
  mail: '通知信',
  resendName: '重寄訂單 {number} 的通知信',
  resendText:
    '會用目前的資料重新寫一封，寄到 {email}，信裡的連結可以領取。如果禮物已經領取、已退費，或信箱剛剛更正過，就不會寄出。',
} as const;
