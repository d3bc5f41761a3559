/** Texts of every list of the catalogue: search, filters, order. */
export const list = {
  search: '搜尋',
  clearSearch: '清除搜尋文字',
  lookUp: '查這個字的意思',
  all: '全部',
  sort: '排序',
  newest: '最新',
  oldest: '最舊',
  noneFound: '找不到符合的內容。換個關鍵字，或清除篩選條件試試。',
  clear: '清除搜尋與篩選',
  more: '看更多',
  allShown: '已經全部列出',
  found: '共 {count} 項',
  loading: '載入中',
  moreFailed: '後面的內容載入失敗，請再按一次「看更多」。',
  restFailed: '其他內容沒有載入成功，這裡只列出一部分。',
  shown: '已列出 {count} 項',
} as const;
