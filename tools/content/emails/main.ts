/** `npm run emails -- [FOLDER]`: writes every e-mail in both languages with sample data, as HTML and text,
 *  with an index page. Needs no database and no running server. */
import { resolve } from 'node:path';
import { composePreviews } from './compose-previews';
import { writePreviews } from './write-previews';

/** Values of the required settings, which no preview shows; the site's own take precedence (APP_URL of links). */
const SAMPLE_SETTINGS = {
  APP_URL: 'https://shuoyi.example',
  DATABASE_URL: 'postgresql://localhost/none',
  APP_SECRET: 'only-for-previews-only-for-previews',
  SANDBOX_BANK_SECRET: 'only-for-previews-only-for-previews',
};

for (const [name, value] of Object.entries(SAMPLE_SETTINGS)) process.env[name] ||= value;

const folder = resolve(process.argv[2] ?? '.data/emails');
const previews = composePreviews();
const index = await writePreviews(folder, previews);
console.log(`${previews.length} e-mails: open ${index}`);
