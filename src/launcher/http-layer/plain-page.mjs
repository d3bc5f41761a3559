/** Styles of both themes, inline: the page loads no style sheet. */
const STYLE = `
  body { display: grid; place-content: center; justify-items: center; gap: 16px; min-height: 100vh;
    margin: 0; padding: 24px; box-sizing: border-box; text-align: center;
    font: 17px/1.75 system-ui, sans-serif; background: #fbfaf7; color: #151a2d; color-scheme: light dark; }
  h1 { font-size: 24px; line-height: 1.4; margin: 0; }
  p { margin: 0; max-width: 34em; }
  a { color: #032f9f; display: inline-block; padding: 8px; }
  @media (prefers-color-scheme: dark) {
    body { background: #0c1122; color: #eef0f7; }
    a { color: #8fa8ff; }
  }`;

const TEXTS = {
  zh: {
    tag: 'zh-TW',
    code: '錯誤代碼',
    home: ['/', '回到首頁'],
    400: ['網址無法辨識', '網址或請求的格式不正確。請檢查網址，或從首頁開始。'],
    404: ['找不到這個頁面', '網址可能打錯了，或是這個頁面已經搬走。'],
    405: ['這個網址只能瀏覽', '剛才送出的內容沒有收下，也沒有任何變更。'],
    500: ['顯示這一頁時發生錯誤', '請再試一次；如果還是不行，請稍後再來。'],
    503: ['系統暫時無法回應', '請過幾秒再試一次。'],
  },
  en: {
    tag: 'en-US',
    code: 'Error code',
    home: ['/en', 'Back to the home page'],
    400: [
      'This address cannot be read',
      'The address or the request is malformed. Check the address, or start from the home page.',
    ],
    404: ['This page could not be found', 'The address may be mistyped, or the page has moved.'],
    405: ['This address is read-only', 'The content was not accepted, and nothing was changed.'],
    500: [
      'An error occurred while rendering the page',
      'Please try again, or come back a little later.',
    ],
    503: ['The service is not responding right now', 'Please try again in a few seconds.'],
  },
};

/** A complete document without dependencies, for when no page of the product can be rendered.
 *  @param {number} status
 *  @param {'zh' | 'en'} language
 *  @param {string} [requestId] shown with a 500, to be quoted
 *  @returns {string} HTML */
export function plainPage(status, language, requestId) {
  const texts = TEXTS[language];
  const [title, text] = texts[status] ?? texts[status < 500 ? 400 : 500];
  const [address, home] = texts.home;
  const code = status === 500 && requestId ? `<p>${texts.code} ${requestId}</p>` : '';
  return `<!DOCTYPE html><html lang="${texts.tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><p>${status}</p><h1>${title}</h1><p>${text}</p>${code}<p><a href="${address}">${home}</a></p></body></html>`;
}
