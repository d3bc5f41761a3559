import type { Letter } from './letter';

const INK = '#032f9f';
const GOLD = '#a68a56';
const TEXT = '#151a2d';
const SOFT = '#545b72';
const LINE = '#e2ddd1';

/** A letter as one column of plain HTML with inline styles, which is what mail programs understand. */
export function letterHtml(letter: Letter, page: { lang: string; site: string }): string {
  const { greeting, paragraphs, table, button, note, subject } = letter;
  const p = (text: string, style = '') => `<p style="margin:0 0 16px;${style}">${asHtml(text)}</p>`;
  return `<!doctype html>
<html lang="${page.lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${asHtml(subject)}</title></head>
<body style="margin:0;background:#fbfaf7;color:${TEXT};font:17px/1.75 'PingFang TC','Noto Sans TC','Microsoft JhengHei',sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 24px">
<div style="border-bottom:2px solid ${GOLD};padding-bottom:12px;margin-bottom:32px;font:600 22px Georgia,'Noto Serif TC',serif;color:${INK}">${asHtml(page.site)}</div>
${p(greeting)}
${paragraphs.map((text) => p(text)).join('\n')}
${table ? rows(table) : ''}
${button ? action(button) : ''}
${note ? p(note, `font-size:14px;color:${SOFT};border-top:1px solid ${LINE};padding-top:16px;margin-top:32px`) : ''}
</div>
</body>
</html>`;
}

/** The same letter for programs that show no HTML. */
export function letterText(letter: Letter, page: { site: string }): string {
  const { greeting, paragraphs, table, button, note } = letter;
  return [
    greeting,
    ...paragraphs,
    table?.map(([label, value]) => `${label}　${value}`).join('\n'),
    button && `${button.label}：\n${button.url}`,
    note,
    `-- \n${page.site}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function rows(table: [string, string][]): string {
  const cell = `padding:8px 0;border-bottom:1px solid ${LINE}`;
  const lines = table.map(
    ([label, value]) =>
      `<tr><td style="${cell}">${asHtml(label)}</td><td align="right" style="${cell}">${asHtml(value)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" style="border-collapse:collapse;margin:0 0 24px">${lines.join('')}</table>`;
}

function action({ label, url }: { label: string; url: string }): string {
  const href = asHtml(url);
  return `<p style="margin:24px 0"><a href="${href}" style="display:inline-block;background:${INK};color:#ffffff;text-decoration:none;padding:12px 28px;border-radius:2px">${asHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:${SOFT};word-break:break-all">${href}</p>`;
}

function asHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
