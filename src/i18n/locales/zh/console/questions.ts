/** The console's page of the frequently asked questions. */
export const consoleQuestions = {
  title: '常見問題',
  lead: '學員在「常見問題」和首頁看到的問題。存檔後，學員的頁面幾秒內就會更新。',
  new: '新增問題',
  add: '新增',
  added: '已新增，排在這一類的最後。',
  saved: '已儲存，學員的頁面幾秒內更新。',
  empty: '這一類還沒有問題，學員看不到這一類。',
  group: '類別',
  questionZh: '問題（中文）',
  questionEn: '問題（英文）',
  answerZh: '答案（中文）',
  answerEn: '答案（英文）',
  editGroup: '修改分類名稱「{name}」',
  groupZh: '分類名稱（中文）',
  groupEn: '分類名稱（英文）',
  groupSaved: '分類名稱已儲存，學員的頁面幾秒內更新。',
} as const;
