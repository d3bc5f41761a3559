/** News about us, and honours. */
export const newsHonor = {
  title: '最新消息與榮譽',
  lead: '我們的近況，以及外界給的肯定。',
  description: '新功能、活動消息，以及學校與學員給我們的肯定。',
  kind: { NEWS: '消息', HONOR: '榮譽' },
  filter: '類別',
  search: '搜尋消息',
  found: '共 {count} 則',
  empty: '目前沒有消息。',
  sample: '範例內容',
  sampleNote: '這一則是範例內容，用來示範版面，不是真實的消息或獎項。',
  back: '所有消息與榮譽',
  mixTitle: '近期消息與榮譽',
  mixDescription: '近期的消息與榮譽，一次看完。',
  all: '看全部',
} as const;
