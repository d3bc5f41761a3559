import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '~/server/services/mail/email-parts';
import type { EmailPreview } from './compose-previews';

/** Writes each preview as HTML and as text, and an index page that leads to all of them.
 *  @returns the path of the index page */
export async function writePreviews(
  folder: string,
  previews: readonly EmailPreview[],
): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const preview of previews) {
    await writeFile(join(folder, fileName(preview, 'html')), preview.html);
    await writeFile(join(folder, fileName(preview, 'txt')), preview.text);
  }
  const index = join(folder, 'index.html');
  await writeFile(index, indexPage(previews));
  return index;
}

function fileName({ template, language }: EmailPreview, ending: 'html' | 'txt'): string {
  return `${template}.${language}.${ending}`;
}

function indexPage(previews: readonly EmailPreview[]): string {
  const rows = previews.map((preview) => {
    const links = (['html', 'txt'] as const).map(
      (ending) => `<a href="${fileName(preview, ending)}">${ending}</a>`,
    );
    const cells = [
      escapeHtml(preview.template),
      preview.language,
      escapeHtml(preview.subject),
      ...links,
    ];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>E-mails</title>
<style>body{font:16px/1.5 sans-serif;margin:2rem}td,th{padding:.25rem 1rem .25rem 0;text-align:left}</style>
</head>
<body>
<h1>E-mails</h1>
<table>
<tr><th>Template</th><th>Language</th><th>Subject</th><th colspan="2">Open</th></tr>
${rows.join('\n')}
</table>
</body>
</html>
`;
}
