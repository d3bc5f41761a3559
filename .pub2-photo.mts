import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import pg from 'pg';
import { loadUnits } from '~/server/content/load-units';
const URL_ = 'http://localhost:3220';
const env = { ...process.env, PORT: '3220' };
const dataDir = '.data';
const url = readFileSync(`${dataDir}/database-url`, 'utf8').trim();
const sql = async (q: string, v: unknown[] = []) => { const c = new pg.Client({ connectionString: url }); await c.connect(); const r = await c.query(q, v); await c.end(); return r.rows; };
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const context = await browser.newContext({ baseURL: URL_, locale: 'zh-TW', timezoneId: 'Asia/Taipei' });
const api = context.request;
const email = `ed-${Date.now()}@example.com`;
let token = (await (await api.get(`${URL_}/api/front/auth/token`)).json()).token;
console.log(await (await api.post(`${URL_}/api/front/auth/signup`, { data: { _token: token, name: '林小安', email, password: 'quiet-river-x1y2' } })).text());
await new Promise((r) => setTimeout(r, 3000));
await sql('UPDATE "User" SET role = $2::"Role" WHERE email = $1', [email, 'EDITOR']);
token = (await (await api.get(`${URL_}/api/front/auth/token`)).json()).token;
console.log(await (await api.post(`${URL_}/api/front/auth/login`, { data: { _token: token, email, password: 'quiet-river-x1y2' } })).text());
const call = async (name: string, input: object) => { const r = await api.post(`${URL_}/api/trpc/operator.units.${name}`, { headers: { origin: URL_ }, data: { json: input } }); const b = await r.json(); if (r.status() !== 200) throw new Error(name + JSON.stringify(b).slice(0, 400)); return b.result.data.json; };
const read = async (id: string) => (await (await api.get(`${URL_}/api/trpc/operator.units.draft?input=${encodeURIComponent(JSON.stringify({ json: { id } }))}`)).json()).result.data.json;
const source = `Set ${Date.now()}`;
const pieces = loadUnits().filter(({ category }) => category === 'sports').flatMap((u) => u.pieces).map(({ title, body, author, publishedOn }) => JSON.stringify({ title: `${title} ${source}`, body, author, publishedOn, source, category: 'sports', licence: 'own work' })).join('\n');
await sql(`DELETE FROM "UnitDraft" WHERE "unitId" IS NULL`); 
await call('importText', { text: pieces }).catch(console.error);
const sources = process.argv[2] ?? source;
const { id } = await call('createDraft', { category: 'sports', level: 'A2', sources: [] });
console.log('draft', id);
let draft = await read(id);
await call('editDraft', { id, version: draft.version, texts: { slug: `walked-${id.slice(-8)}`, access: 'FREE', headline: { zh: '一起運動', en: 'Doing sport together' }, summary: { zh: '運動的新聞。', en: 'News of sport.' } }, words: draft.words.map((w: any, i: number) => ({ position: i + 1, meaning: `意思${i + 1}`, example: `We say ${w.text} here.`, exampleTranslation: '我們這裡這樣說。', ipa: { us: w.ipa.us || 'tiː', gb: w.ipa.gb || 'tiː' } })), sentences: draft.sentences.map((_: any, i: number) => ({ position: i + 1, translation: `第${i + 1}句的翻譯。` })) });
const page = await context.newPage();
page.on('console', (m) => m.type() === 'error' && console.log('console:', m.text()));
async function shoot(name: string, path = `/console/units/drafts/${id}`, full = false) {
  for (const [lang, pre] of [['zh', ''], ['en', '/en']] as const)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await page.goto(`${pre}${path}`);
      await page.waitForLoadState('networkidle').catch(() => {});
      if (!full) { await page.getByRole('heading', { name: /^(發布|Publish)$/ }).first().evaluate((e) => window.scrollTo(0, e.getBoundingClientRect().top + window.scrollY - 90)); }
      await page.waitForTimeout(400);
      await page.screenshot({ path: `/tmp/pub2/${name}-${lang}-${width}.png`, fullPage: full });
    }
}
await shoot('1-none');
execFileSync(process.execPath, ['--import', 'tsx', '--conditions=react-server', 'e2e/earlier-clips.ts', id, '40'], { env: { ...env, DATA_DIR: '.data' } });
draft = await read(id);
const t0 = Date.now();
await call('requestClips', { id, version: draft.version });
for (;;) { draft = await read(id); if (draft.clipRun.done > 2) break; await new Promise((r) => setTimeout(r, 500)); }
const t1 = Date.now(); await read(id); console.log('draft query ms', Date.now() - t1);
await shoot('2-running');
for (;;) { draft = await read(id); if (!['WAITING', 'RUNNING'].includes(draft.clipRun.state)) break; await new Promise((r) => setTimeout(r, 1000)); }
console.log('run', draft.clipRun.state, (Date.now() - t0) / 1000, 's', draft.clipRun.problems);
const row = (await sql('SELECT * FROM "ClipRun" WHERE "draftId" = $1', [id]))[0];
await sql(`UPDATE "ClipRun" SET state = 'FAILED', problems = $2 WHERE "draftId" = $1`, [id, JSON.stringify({ 'words.3.text': 'sounds unclear in every US voice (61 of 100): change', 'sentences.2.text': 'could not be made: the voice ended early' })]);
await shoot('3-failed');
await sql(`UPDATE "ClipRun" SET state = 'DONE', problems = '{}' WHERE "draftId" = $1`, [id]);
await shoot('4-ready');
await page.goto(`/console/units/drafts/${id}`);
await page.setViewportSize({ width: 390, height: 844 });
await page.getByRole('button', { name: '排定時間…' }).click();
await page.waitForTimeout(500);
await page.screenshot({ path: '/tmp/pub2/4b-plan-dialog-zh-390.png' });
await page.getByRole('button', { name: '排定', exact: true }).click();
await page.getByText(/排定在/).waitFor();
await shoot('5-planned');
await sql(`UPDATE "PlannedPublication" SET failure = 'changed', "failedAt" = now() WHERE "draftId" = $1`, [id]);
await shoot('6-plan-failed');
await shoot('6b-today', '/console', true);
draft = await read(id);
await page.goto(`/en/console/units/drafts/${id}`);
await page.setViewportSize({ width: 1280, height: 900 });
await page.getByRole('button', { name: 'Publish…' }).click();
await page.waitForTimeout(500);
await page.screenshot({ path: '/tmp/pub2/4c-publish-dialog-en-1280.png' });
await call('publish', { id, version: draft.version });
await shoot('7-published');
draft = await read(id);
await call('correct', { id, version: draft.version });
await shoot('8-correcting');
await shoot('8b-correcting-top', undefined, false);
for (const w of [1280, 390]) { await page.setViewportSize({ width: w, height: 900 }); await page.goto(`/console/units/drafts/${id}`); await page.waitForTimeout(800); await page.screenshot({ path: `/tmp/pub2/8c-top-${w}.png` }); }
await call('withdraw', { slug: draft.texts.slug, reason: 'x' });
await shoot('9-withdrawn');
await shoot('9b-units', '/console/units', true);
await browser.close();
