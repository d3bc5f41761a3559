/** A rule that every text of a language keeps, except those whose home or words match `except`. */
export interface TextRule {
  refuse: RegExp;
  /** Advice to the writer. */
  say: string;
  except?: RegExp;
}

/** Legal texts are as counsel words them, and a version that somebody has accepted stays word for word. */
const LEGAL = /^legal\//;
/** Stories, dialogues and talks: a letter in them is mail, and their quotes are curled when they are shown. */
const STORIES = /^(?:units|voice-lessons|videos)\//;

const spell = (refuse: RegExp, right: string, except?: RegExp): TextRule => ({
  refuse,
  say: `write ${right}`,
  ...(except && { except }),
});

/** The spelling of the house in Chinese, and one word for one thing (docs/words.md). */
export const CHINESE_RULES: readonly TextRule[] = [
  spell(/臺/, '台', LEGAL),
  spell(/越來越|越.{1,2}越/, '愈…愈'),
  spell(/念(?=[了給出到法過一])/, '唸'),
  spell(/優惠代碼|折扣碼/, '優惠碼'),
  spell(/捐贈碼/, '愛心碼', LEGAL),
  spell(/退費辦法/, '退費政策'),
  spell(/影片課程/, '影片課'),
  spell(/我的學習/, '我的課程'),
  spell(/[這那](?:一)?課|整課|門影片課|門語音課/, '這個單元, or 這堂課 of a recorded lesson'),
  spell(/課文/, '短文', LEGAL),
  spell(/垃圾信件/, '垃圾郵件匣'),
  spell(/買家/, '購買者'),
  spell(/營運人員|管理員/, '管理人員'),
  spell(/台灣時間/, '台北時間'),
  spell(/續訂/, '續購'),
  spell(/\.\.\./, '…'),
  { refuse: /・/, say: 'join with ，、 or with nothing', except: LEGAL },
  { refuse: /[“”"]|\p{Script=Han}[‘’]|[‘’]\p{Script=Han}/u, say: 'quote with 「」' },
  {
    refuse:
      /\p{Script=Han} ?[,;:!?()]|[,;:!?()] ?\p{Script=Han}|\p{Script=Han}\.(?!\p{Script=Han})/u,
    say: 'write full-width punctuation: ，；：！？（）。',
  },
  {
    refuse: /(?![年月])\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9%](?![年月日])\p{Script=Han}/u,
    say: 'put a space between Chinese and Latin letters or figures',
  },
  {
    refuse: /[，。；：！？、（）「」] | [，。；：！？、（）「」]/,
    say: 'put no space beside full-width punctuation',
  },
  {
    refuse: /(?<![\w.:/-])\d{4,}(?= ?[個段字元人位題句次件天封筆篇張])|NT\$\d{4,}/,
    say: 'put a comma after the thousands',
  },
];

/** The spelling of the United States in English, and one word for one thing. */
export const ENGLISH_RULES: readonly TextRule[] = [
  spell(/\b(?:cancel|travel|label)l(?:ed|ing)\b/i, 'canceled'),
  spell(/\bpractis/i, 'practice'),
  spell(/\blicence/i, 'license', /_source\.json/),
  spell(
    /\b(?:recogn|organ|real|apolog|memor|summar|final|minim|maxim)is(?:e|es|ed|ing)\b/i,
    '-ize',
  ),
  spell(/\b(?:col|fav|neighb|hon|behavi|lab|harb|hum)our/i, '-or'),
  spell(/\b(?:cent|theat|met|kilomet|lit)re\b/i, '-er'),
  spell(/\b(?:program(?=me)|catalogue|grey|whilst)/i, 'program, catalog, gray, while'),
  spell(/\bper cent\b/i, 'percent'),
  spell(/\bemails?\b/i, 'e-mail'),
  spell(/(?<![-\w/])mails?\b/i, 'e-mail', new RegExp(`${LEGAL.source}|${STORIES.source}`)),
  spell(/\bsign(?:ed|ing)? (?:in|out)\b/i, 'log in, log out', STORIES),
  spell(/\btime line\b/i, 'timeline'),
  spell(/\.\.\./, '…'),
  { refuse: /\w'\w|(?<=^|\s)["']\w/, say: 'write curly quotes: ’ “ ”', except: STORIES },
  {
    refuse: /(?<![\w.:/-])\d{4,}(?= [a-z]+s\b)|NT\$\d{4,}/,
    say: 'put a comma after the thousands',
  },
];
