import type { Letter } from './letter';
import { asHtml, button, hiddenPreview, STYLES, table } from './letter-parts';

/** What surrounds every letter of a site in one language. */
export interface LetterFrame {
  /** Language tag, such as `zh-TW`. */
  lang: string;
  site: string;
  /** The site's own address. */
  home: string;
  words: FrameWords;
}

export interface FrameWords {
  /** Before the bare address, for those whose button does nothing. */
  bareLink: string;
  /** Why this came, at the end. */
  foot: string;
}

/** A letter as HTML that also old mail programs lay out: nested tables, inline styles, colours for light
 *  and dark, no pictures that could be missing. */
export function letterHtml(letter: Letter, frame: LetterFrame): string {
  const { greeting, paragraphs, note, subject } = letter;
  const p = (text: string) => `<p class="text" style="margin:0 0 16px">${asHtml(text)}</p>`;
  const rule = (name: string, colour: string, width: number) =>
    `<td class="${name}" width="${width}%" bgcolor="${colour}" height="3" style="height:3px;line-height:3px;font-size:0">&nbsp;</td>`;
  return `<!doctype html>
<html lang="${frame.lang}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<meta name="x-apple-disable-message-reformatting">
<title>${asHtml(subject)}</title>
<style>${STYLES}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#fbfaf7">
${hiddenPreview(paragraphs[0] ?? '')}
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#fbfaf7"><tr><td align="center" class="around" style="padding:32px 12px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="max-width:600px;background:#ffffff;border:1px solid #e2ddd1">
<tr><td style="padding:0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${rule('gold', '#a68a56', 62)}${rule('ink', '#032f9f', 38)}</tr></table></td></tr>
<tr><td class="inside" style="padding:28px 40px 0"><a href="${asHtml(frame.home)}" class="brand" style="font:600 20px/1.4 Georgia,'Noto Serif TC','Songti TC',PMingLiU,serif;color:#032f9f;text-decoration:none">${asHtml(frame.site)}</a></td></tr>
<tr><td class="inside body" style="padding:24px 40px 32px;font:17px/1.75 'PingFang TC','Noto Sans TC','Microsoft JhengHei',Helvetica,Arial,sans-serif;color:#151a2d">
<h1 class="text" style="margin:0 0 20px;font:600 26px/1.35 Georgia,'Noto Serif TC','Songti TC',PMingLiU,serif;color:#151a2d">${asHtml(subject)}</h1>
${p(greeting)}
${paragraphs.map(p).join('\n')}
${letter.table ? table(letter.table) : ''}
${letter.button ? button(letter.button, frame.words.bareLink) : ''}
${note ? `<p class="soft line" style="margin:28px 0 0;padding:16px 0 0;border-top:1px solid #e2ddd1;font-size:15px;line-height:1.65;color:#545b72">${asHtml(note)}</p>` : ''}
</td></tr>
</table>
<p class="soft" style="max-width:600px;margin:16px auto 0;font:13px/1.6 'PingFang TC','Noto Sans TC','Microsoft JhengHei',Helvetica,Arial,sans-serif;color:#545b72">${asHtml(letter.foot ?? frame.words.foot)}<br><a href="${asHtml(frame.home)}" class="soft" style="color:#545b72">${asHtml(frame.home)}</a></p>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

/** The same letter for programs that show no HTML. */
export function letterText(letter: Letter, frame: LetterFrame): string {
  const { greeting, paragraphs, table: rows, button: action, note } = letter;
  return `${[
    greeting,
    ...paragraphs,
    rows?.map(([label, value]) => `${label}　${value}`).join('\n'),
    action && `${action.label}：\n${action.url}`,
    note,
    `-- \n${frame.site}\n${letter.foot ?? frame.words.foot}\n${frame.home}`,
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}
