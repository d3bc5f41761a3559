import { toTable } from '~/lib/to-table';
/** Styles of the dark theme and of narrow screens. Mail programs that ignore them show the inline styles, which
 *  are complete by themselves. */
export const STYLES = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
.ink{background:#032f9f}.gold{background:#a68a56}
@media (max-width:480px){.inside{padding-left:22px!important;padding-right:22px!important}.around{padding:0!important}.button a{display:block!important;text-align:center!important}.button{width:100%!important}}
@media (prefers-color-scheme:dark){
.page{background:#0c1122!important}.sheet{background:#141a30!important;border-color:#272f4a!important}
.body,.text{color:#eef0f7!important}.soft{color:#a9b0c6!important}.brand{color:#8fa8ff!important}
.line{border-color:#272f4a!important}.ink{background:#8fa8ff!important}.gold{background:#cdb27c!important}
.button{background:#8fa8ff!important}.button a{color:#0c1122!important;background:#8fa8ff!important;border-color:#8fa8ff!important}}
`;

/** The text that a mailbox lists after the subject; the blanks keep the e-mail's header out of it. */
export function preheader(text: string): string {
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(text)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>`;
}

/** Figures in two columns, such as a receipt's. */
export function table(rows: [string, string][]): string {
  const cell = 'padding:9px 0;border-bottom:1px solid #e2ddd1;font-size:16px;line-height:1.5';
  const lines = rows.map(
    ([label, value]) =>
      `<tr><td class="text line" style="${cell};padding-right:16px">${escapeHtml(label)}</td><td class="text line" align="right" style="${cell};font-variant-numeric:tabular-nums">${escapeHtml(value)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px">${lines.join('')}</table>`;
}

/** A link that looks like a button, also in programs that ignore the padding of links, and its address below. */
export function button(
  { label, url }: { label: string; url: string },
  linkFallback: string,
): string {
  const href = escapeHtml(url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" class="button" style="margin:8px 0 20px"><tr><td class="button" align="center" bgcolor="#032f9f" style="border-radius:2px;mso-padding-alt:14px 30px"><a href="${href}" style="display:inline-block;padding:13px 30px;background:#032f9f;border:1px solid #032f9f;border-radius:2px;color:#ffffff;font-weight:600;font-size:17px;line-height:1.4;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>
<p class="soft" style="margin:0 0 16px;font-size:14px;line-height:1.6;color:#545b72">${escapeHtml(linkFallback)}<br><a href="${href}" class="soft" style="color:#545b72;word-break:break-all">${href}</a></p>`;
}

/** Text escaped for HTML elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES.get(sign) ?? sign);
}

const ENTITIES = toTable<string>({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
});
