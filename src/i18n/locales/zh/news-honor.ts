/** News about us, and honours. */
export const newsHonor = {
  title: '消息與肯定',
  lead: '最近做了什麼，別人怎麼說。',
  description: '新功能、活動消息，以及學校與學員給我們的肯定。',
  kind: { NEWS: '消息', HONOR: '肯定' },
  filter: '類別',
  search: '搜尋消息',
  found: '共 {count} 則',
  empty: '目前沒有消息。',
  sample: '範例內容',
  sampleNote: '這一則是範例內容，用來示範版面，不是真實的消息或獎項。',
  back: '所有消息與肯定',
  mixTitle: '最新消息與肯定',
  mixDescription: '最近的消息與肯定，一次看完。',
  all: '看全部',
} as const;
