export const contact = {
  write: '寫訊息給我們',
  name: '姓名',
  email: '電子郵件',
  subject: '問題類型',
  choose: '請選擇',
  subjects: {
    ORDER: '訂單與付款',
    ACCOUNT: '帳號與登入',
    LESSON: '課程與練習',
    COOPERATION: '合作提案',
    OTHER: '其他',
  },
  orderNumber: '訂單編號',
  body: '訊息內容',
  send: '寄出',
  promise: '兩個工作天內回信。',
  failed: '寄送失敗',
  sent: '來信收到了',
  sentText:
    '我們會在兩個工作天內回信到 {email}。剛才也寄了一封確認信，沒看到的話，請找找垃圾郵件匣。',
  another: '再寫一封',
} as const;
