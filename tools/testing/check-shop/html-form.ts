import type { Browser, Page } from './browser';

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

/** Visible text of an HTML document. */
export function plainText(html: string): string {
  return unescaped(html.replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ').replace(/<[^<>]*>/g, ' '));
}

function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => NAMED[name] ?? '');
}

function attribute(tag: string, name: string): string | null {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? null : unescaped(found);
}

/** A form of a page with the values of its fields, hidden ones included, as a browser without scripts sends
 *  it. */
export interface HtmlForm {
  address: string;
  fields: Map<string, string>;
}

/** @param has the name of a field that only this form has; null: the form without it
 *  @returns null when the page has no such form */
export function findForm(page: Page, address: string, has: string | null): HtmlForm | null {
  for (const [, opening = '', content = ''] of page.text.matchAll(
    /(<form[^>]*>)([\s\S]*?)<\/form>/g,
  )) {
    const inputs = [...content.matchAll(/<input[^>]*>/g)].map(([tag]) => tag);
    const fields = new Map(
      inputs.flatMap((tag) => {
        const name = attribute(tag, 'name');
        return name === null ? [] : [[name, attribute(tag, 'value') ?? ''] as const];
      }),
    );
    const other = ['number', 'expiry', 'code'].some((name) => fields.has(name));
    if (has === null ? other : !fields.has(has)) continue;
    if (!/method="post"/i.test(opening)) continue;
    return { address: attribute(opening, 'action') || address, fields };
  }
  return null;
}

/** Sends a form as a browser without scripts does. */
export function submit(
  browser: Browser,
  form: HtmlForm,
  typed: Record<string, string> = {},
): Promise<Page> {
  const body = new FormData();
  for (const [name, value] of form.fields) body.append(name, typed[name] ?? value);
  const headers = { origin: new URL(browser.site).origin };
  return browser.request(form.address, { method: 'POST', headers, body });
}
