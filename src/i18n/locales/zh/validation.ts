/** Sentences beside a field; the keys are the messages of the zod schemas. */
export const validation = {
  required: '請填寫這個欄位。',
  email: '請輸入完整的電子郵件，例如 ming@example.com。',
  emailLookalike:
    '電子郵件裡有看不見的字元，或看起來像英文字母、其實不是的字，請切換成英文輸入後再打一次。',
  passwordLength: '密碼需要 8 到 128 個字元。',
  passwordConfirm: '兩次輸入的密碼不一樣。',
  passwordOwn: '密碼不能和電子郵件或姓名相同。',
  phone: '請輸入 09 開頭的 10 位數手機號碼，或含國碼的號碼，例如 +886912345678。',
  tooLong: '內容太長，請縮短一些。',
  number: '請輸入數字。',
  qtyAtLeastOne: '數量至少是 1。',
  terms: '請先閱讀並同意服務條款與隱私權政策。',
  mobileCarrier: '手機條碼是「/」開頭加 7 個字元，例如 /ABC1234。',
  certificate: '自然人憑證條碼是 2 個英文字母加 14 個數字。',
  taxId: '這組統一編號不正確，請再核對 8 個數字。',
  companyTitle: '公司抬頭不能以「=」「+」「-」「@」開頭，請照登記的名稱填寫。',
  donationCode: '愛心碼是 3 到 7 個數字。',
  orderNumber: '訂單編號像 SY20261121-7K3QX；找不到的話可以留空。',
  invalid: '這個欄位的內容不正確，請再確認。',
} as const;
