export const legal = {
  version: '版本日期：{date}',
  contents: '目錄',
  faq: {
    title: '常見問題',
    lead: '課程、麥克風、評分、方案與帳號，最常被問到的都在這裡。',
    topics: {
      lesson: '課程內容',
      microphone: '麥克風',
      scoring: '評分',
      plan: '方案與付款',
      account: '帳號',
    },
  },
  questions: '還有疑問？寫信到 {email}',
} as const;
