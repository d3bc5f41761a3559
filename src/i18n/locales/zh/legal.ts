export const legal = {
  version: '版本日期：{date}',
  contents: '目錄',
  faq: {
    title: '常見問題',
    lead: '找不到答案，就寫信給我們。',
    description:
      '課程、麥克風、發音結果、會員、付款、發票、退費、帳號與隱私，最常被問到的都在這裡。',
    ask: '還是沒有答案？{form}，或寫信到 {email}',
    form: '用聯絡表單問我們',
  },
  /** The list of the questions. */
  faqList: {
    search: '搜尋問題',
    group: '分類',
    found: '共 {count} 個問題',
    link: '這一題的連結',
    empty: '問題正在整理。',
  },
} as const;
