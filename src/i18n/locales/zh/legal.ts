export const legal = {
  version: '版本日期：{date}',
  versionOf: '{title}（{date}版）',
  versions: '其他版本',
  state: {
    EARLIER: '{date}版（舊版）',
    IN_FORCE: '{date}版（現行）',
    LATER: '{date}起適用的新版本',
  },
  notInForce: {
    EARLIER: '這是舊版，已經有新的版本適用。',
    LATER: '這個版本還沒開始適用，從版本日期當天 0:00（台北時間）起適用。',
  },
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
