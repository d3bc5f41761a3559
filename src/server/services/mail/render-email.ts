import type { EmailContent } from './email-content';
import { button, escapeHtml, preheader, STYLES, table } from './email-parts';

/** The layout around every e-mail in one language. */
export interface EmailLayout {
  /** Language tag, such as `zh-TW`. */
  lang: string;
  site: string;
  /** The site's own address. */
  home: string;
  texts: EmailLayoutTexts;
}

export interface EmailLayoutTexts {
  /** The text before the button's address, for mail programs in which the button does not work. */
  linkFallback: string;
  /** The last line: the reason for the e-mail. */
  footer: string;
  /** The separator of the plain text between a label and its value or address. */
  beforeValue: string;
  beforeAddress: string;
}

/** An e-mail as HTML that old mail programs lay out, too: nested tables, inline styles, light and dark colours,
 *  no images. */
export function renderEmailHtml(email: EmailContent, layout: EmailLayout): string {
  const { greeting, paragraphs, note, subject } = email;
  const p = (text: string) => `<p class="text" style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const rule = (name: string, colour: string, width: number) =>
    `<td class="${name}" width="${width}%" bgcolor="${colour}" height="3" style="height:3px;line-height:3px;font-size:0">&nbsp;</td>`;
  return `<!doctype html>
<html lang="${layout.lang}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<meta name="x-apple-disable-message-reformatting">
<title>${escapeHtml(subject)}</title>
<style>${STYLES}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#fbfaf7">
${preheader(paragraphs[0] ?? '')}
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#fbfaf7"><tr><td align="center" class="around" style="padding:32px 12px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="max-width:600px;background:#ffffff;border:1px solid #e2ddd1">
<tr><td style="padding:0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${rule('gold', '#a68a56', 62)}${rule('ink', '#032f9f', 38)}</tr></table></td></tr>
<tr><td class="inside" style="padding:28px 40px 0"><a href="${escapeHtml(layout.home)}" class="brand" style="font:600 20px/1.4 Georgia,'Noto Serif TC','Songti TC',PMingLiU,serif;color:#032f9f;text-decoration:none">${escapeHtml(layout.site)}</a></td></tr>
<tr><td class="inside body" style="padding:24px 40px 32px;font:17px/1.75 'PingFang TC','Noto Sans TC','Microsoft JhengHei',Helvetica,Arial,sans-serif;color:#151a2d">
<h1 class="text" style="margin:0 0 20px;font:600 26px/1.35 Georgia,'Noto Serif TC','Songti TC',PMingLiU,serif;color:#151a2d">${escapeHtml(subject)}</h1>
${p(greeting)}
${paragraphs.map(p).join('\n')}
${email.table ? table(email.table) : ''}
${email.button ? button(email.button, layout.texts.linkFallback) : ''}
${note ? `<p class="soft line" style="margin:28px 0 0;padding:16px 0 0;border-top:1px solid #e2ddd1;font-size:15px;line-height:1.65;color:#545b72">${escapeHtml(note)}</p>` : ''}
${email.stop ? `<p class="soft" style="margin:12px 0 0;font-size:15px;line-height:1.65"><a href="${escapeHtml(email.stop.url)}" class="soft" style="color:#545b72">${escapeHtml(email.stop.label)}</a></p>` : ''}
</td></tr>
</table>
<p class="soft" style="max-width:600px;margin:16px auto 0;font:13px/1.6 'PingFang TC','Noto Sans TC','Microsoft JhengHei',Helvetica,Arial,sans-serif;color:#545b72">${escapeHtml(email.footer ?? layout.texts.footer)}<br><a href="${escapeHtml(layout.home)}" class="soft" style="color:#545b72">${escapeHtml(layout.home)}</a></p>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

/** An e-mail as plain text. */
export function renderEmailText(email: EmailContent, layout: EmailLayout): string {
  const { greeting, paragraphs, table: rows, button: action, note } = email;
  const { texts } = layout;
  return `${[
    greeting,
    ...paragraphs,
    rows?.map(([label, value]) => `${label}${texts.beforeValue}${value}`).join('\n'),
    action && `${action.label}${texts.beforeAddress}\n${action.url}`,
    note,
    email.stop && `${email.stop.label}${texts.beforeAddress}<${email.stop.url}>`,
    `-- \n${layout.site}\n${email.footer ?? texts.footer}\n${layout.home}`,
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}
