import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { writeFileSync, existsSync } from 'node:fs';
import { loadAcousticModel, withoutNets } from '~/domain/speech/acoustic-model';
import { ACOUSTIC_MODEL_PATH } from '~/domain/speech/model-file';
import { rateSegment } from '~/domain/speech/segment-net';
import { textMeasurements } from '~/domain/speech/text-odds';
import { sentenceFit } from '~/domain/speech/score-utterance';
import { logOdds as logistic, type PhoneEvidence } from '~/domain/speech/word-evidence';
import { auc, correlation, detectionRateAt, equalErrorRate } from '~tools/research/experiment/rates';
import { isWrongSound } from '~tools/research/experiment/expert-labels';
import { fitExpertScores } from './fit-expert-scores';
import { fitLogistic, type LabelledRow } from './fit-logistic';
import type { FittedSample } from './fit-samples';
import { speakerFolds } from './folds';
import { listRecordings } from './analyse-corpus';

const FOLDS = 4;
const [folder = '', out = ''] = process.argv.slice(2);
const bytes = await readFile(path.join('public', ACOUSTIC_MODEL_PATH));
const model = loadAcousticModel(withoutNets(new Uint8Array(bytes).buffer));
const get = async <T>(file: string): Promise<T> => deserialize(await readFile(file)) as T;

type Sample = Omit<FittedSample, 'phones'> & { fold: number; phones: (PhoneEvidence & { score: number | null; wrong: boolean })[] };
const cache = path.join(out, 'rated.v8');
let samples: Sample[] = [];
{
  const all = await listRecordings(folder);
  const folds = speakerFolds(all.map(({ speaker }) => speaker), FOLDS);
  const nets: any[] = [];
  for (let f = 0; f < FOLDS; f++) nets.push(await get(path.join(out, `segment-${f}.v8`)));
  for (const name of (await readdir(path.join(out, 'fits'))).filter((n) => n.endsWith('.v8')).sort())
    for (const sample of await get<FittedSample[]>(path.join(out, 'fits', name))) {
      const fold = folds.get(sample.speaker)!;
      samples.push({
        ...sample,
        fold,
        phones: sample.phones.map(({ inputs, ...phone }) => ({ ...phone, ...rateSegment(nets[fold], inputs, phone.mixture.segment.phone) })),
      });
    }
}
console.log(samples.length, 'samples');

// near offsets
const key = (s: Sample, word: number, g: any) => {
  const own = s.phones.filter((p) => p.mixture.segment.word === word);
  const from = own[g.change.position]?.mixture.segment.phone;
  return g.change.kind === 'other' ? `o${from}>${g.change.phone}` : g.change.kind === 'dropped' ? `d${from}` : `a${g.change.phone}`;
};
const wrongWord = (s: Sample, word: number) => s.phones.some((p) => p.mixture.segment.word === word && p.score !== null && isWrongSound(p.score));
function nearStats(train: Sample[]) {
  const sums = new Map<string, number[]>();
  for (const s of train) if (s.kind === 'right') s.near.forEach((gains, word) => { if (gains && !wrongWord(s, word)) for (const g of gains) { const k = key(s, word, g); const v = sums.get(k) ?? []; v.push(Math.max(-30, Math.min(30, g.gain))); sums.set(k, v); } });
  const kindStat: Record<string, { m: number; d: number }> = {};
  for (const kind of 'oda') {
    const v = [...sums].filter(([k]) => k[0] === kind).flatMap(([, x]) => x);
    const m = v.reduce((a, b) => a + b, 0) / v.length;
    kindStat[kind] = { m, d: Math.sqrt(v.reduce((a, b) => a + (b - m) ** 2, 0) / v.length) };
  }
  const stats = new Map<string, { m: number; d: number }>();
  for (const [k, v] of sums) {
    const base = kindStat[k[0]!]!; const n0 = 20;
    const m = (v.reduce((a, b) => a + b, 0) + n0 * base.m) / (v.length + n0);
    const d = Math.sqrt((v.reduce((a, b) => a + (b - m) ** 2, 0) + n0 * base.d ** 2) / (v.length + n0));
    stats.set(k, { m, d });
  }
  return { stats, kindStat };
}
const nearX = (s: Sample, word: number, st: ReturnType<typeof nearStats>): number[] => {
  const best: Record<string, number> = { o: -4, d: -4, a: -4 };
  let raw = -30, second = -4;
  for (const g of s.near[word] ?? []) {
    const k = key(s, word, g);
    const { m, d } = st.stats.get(k) ?? st.kindStat[k[0]!]!;
    const z = Math.max(-4, Math.min(8, (g.gain - m) / d));
    if (z > best[k[0]!]!) best[k[0]!] = z;
    raw = Math.max(raw, Math.min(30, g.gain));
  }
  const top = Math.max(best.o!, best.d!, best.a!);
  return [best.o!, best.d!, best.a!, top, raw, Math.max(0, top - 1) ** 2, second * 0];
};
const expertX = (phones: Sample['phones']) => {
  const mean = (v: number[]) => v.reduce((a, b) => a + b, 0) / v.length;
  const odds = phones.map(({ logOdds }) => Math.max(-8, Math.min(8, logOdds)));
  const head = phones.map(({ expertScore }) => Math.max(0, Math.min(2.2, expertScore)));
  const good = phones.map(({ adapted }) => Math.max(-8, adapted.gop));
  const words = phones.map(({ mixture }) => mixture.segment.word);
  const rh = mean(head), ro = mean(odds), rg = mean(good);
  return phones.map((p, i) => {
    const wo = odds.filter((_, o) => words[o] === words[i]); const wh = head.filter((_, o) => words[o] === words[i]);
    return [odds[i]!, Math.min(0, odds[i]!), good[i]!, Math.max(-3, good[i]!), Math.max(-8, p.mixture.gop), Math.max(-8, p.likelihoodRatio), Math.log(p.mixture.frames), Math.log(1 + p.adapted.rank),
      odds[i - 1] ?? 3, odds[i + 1] ?? 3, Math.min(...wo), mean(wo), ro, rg, head[i]!, Math.min(1.5, head[i]!), head[i - 1] ?? 1.9, head[i + 1] ?? 1.9, Math.min(...wh), mean(wh), rh];
  });
};
const phoneName = (p: Sample['phones'][number]) => model.phones[p.mixture.segment.phone]!;
// word level rows
const results: any = { phones: [], words: [], sentences: [], swap: { un: [], ch: [] }, near: { said: [], near: [] }, nearDirect: { said: [], near: [] }, fits: { right: [], wrong: [] }, pass: [] };
const useNear = process.env.NO_NEAR ? false : true;
for (let fold = 0; fold < FOLDS; fold++) {
  const train = samples.filter((s) => s.fold !== fold);
  const test = samples.filter((s) => s.fold === fold);
  const st = nearStats(train);
  const rows = train.filter((s) => s.kind === 'right').flatMap((s) => { const x = expertX(s.phones); return s.phones.flatMap((p, i) => (p.score === null ? [] : [{ speaker: s.speaker, phone: phoneName(p), x: x[i]!, score: p.score }])); });
  const expert = fitExpertScores(rows);
  const estimates = (s: Sample) => { const x = expertX(s.phones); return s.phones.map((p, i) => Math.max(0, Math.min(2, x[i]!.reduce((a, v, k) => a + v * expert.weights[k]!, expert.bias) + (expert.offsets[phoneName(p)] ?? 0)))); };
  const measure = (s: Sample): (number[] | null)[] => {
    const base = textMeasurements({ phones: s.phones, competitors: s.competitors });
    const est = estimates(s);
    return base.map((x, w) => {
      if (!x) return null;
      const e = est.filter((_, i) => s.phones[i]!.mixture.segment.word === w);
      const extra = useNear ? [Math.min(...e), e.reduce((a, b) => a + b, 0) / e.length, ...nearX(s, w, st)] : [];
      return [...x, ...extra];
    });
  };
  const W: Record<string, number> = { right: 1, swapped: 1.5, several: 0.6, wrong: 0, near: useNear ? Number(process.env.NEARW ?? 0.4) : 0 };
  const labelled = (content: boolean) => train.flatMap((s) => {
    const weight = W[s.kind]!;
    if (!weight) return [];
    return measure(s).flatMap((x, w): LabelledRow[] => {
      const ch = s.changed.has(w); const beside = s.changed.has(w - 1) || s.changed.has(w + 1);
      const usable = ch || (s.kind === 'right' && !wrongWord(s, w)) || (s.kind === 'several' && !beside);
      if (!x || !usable || (s.competitors[w] !== null) !== content) return [];
      return [{ x, right: !ch, weight }];
    });
  });
  const content = fitLogistic(labelled(true)), fun = fitLogistic(labelled(false));
  const odds = (s: Sample) => measure(s).map((x, w) => (x ? logistic(s.competitors[w] ? content : fun, x) : null));
  const scored = test.map((s) => ({ s, odds: odds(s) }));
  const rightOdds = new Map(scored.filter(({ s }) => s.kind === 'right').map(({ s, odds }) => [s.utterance, odds]));
  for (const { s, odds } of scored) {
    if (s.kind === 'right') {
      const est = estimates(s);
      const judged = s.phones.flatMap((p, i) => (p.score === null ? [] : [{ e: est[i]!, y: p.score, w: p.mixture.segment.word }]));
      results.phones.push(...judged.map(({ e, y }) => [e, y]));
      const ws = new Map<number, typeof judged>();
      for (const j of judged) ws.set(j.w, [...(ws.get(j.w) ?? []), j]);
      const mean = (v: number[]) => v.reduce((a, b) => a + b, 0) / v.length;
      for (const [w, j] of ws) results.words.push({ o: odds[w] ?? -10, m: mean(j.map(({ e }) => e)), min: Math.min(...j.map(({ e }) => e)), y: mean(j.map(({ y }) => y)), bad: j.some(({ y }) => isWrongSound(y)) });
      if (judged.length) results.sentences.push({ m: mean(judged.map(({ e }) => e)), y: mean(judged.map(({ y }) => y)) });
    }
    const fit = sentenceFit({ phones: s.phones, competitors: s.competitors } as any, s.words, odds);
    const clean = s.kind === 'right' ? s.phones.every((p) => p.score === null || !isWrongSound(p.score)) : null;
    results.pass.push({ kind: s.kind, u: s.utterance, fit, clean, min: Math.min(...odds.map((o, w) => (o ?? -10) + (s.words[w]!.functionWord ? 2.4 : 0))), fold });
    if (s.kind === 'right') results.fits.right.push(fit);
    if (s.kind === 'wrong') results.fits.wrong.push(fit);
    if (s.kind === 'swapped') { const [c] = s.changed; odds.forEach((o, w) => { if (w === c) results.swap.ch.push(o ?? -10); else if (Math.abs(w - c!) > 1 && s.words[w]!.pronunciations[0]!.length >= 3) results.swap.un.push(o ?? -10); }); }
    if (s.kind === 'near') { const [c] = s.changed; results.near.near.push(odds[c!] ?? -10); results.near.said.push(rightOdds.get(s.utterance)?.[c!] ?? -10); }
  }
  const rightBy = new Map(test.filter((s) => s.kind === 'right').map((s) => [s.utterance, s]));
  for (const s of test) if (s.kind === 'near') { const [c] = s.changed; const r = rightBy.get(s.utterance); if (!r) continue; results.nearDirect.near.push(-nearX(s, c!, st)[3]!); results.nearDirect.said.push(-nearX(r, c!, st)[3]!); }
  console.log('fold', fold);
}
const c = (v: any[], f: (x: any) => number, g: (x: any) => number) => correlation(v.map(f), v.map(g)).toFixed(3);
console.log('phone', c(results.phones, (x) => x[0], (x) => x[1]));
console.log('word by estimate mean', c(results.words, (x) => x.m, (x) => x.y), 'by odds (clamped)', c(results.words, (x) => Math.max(-5, Math.min(3.5, x.o)), (x) => x.y));
console.log('sentence by estimate', c(results.sentences, (x) => x.m, (x) => x.y));
const bad = results.words.filter((w: any) => w.bad), good = results.words.filter((w: any) => !w.bad);
console.log('wrong sounds by least estimate', auc(good.map((w: any) => w.min), bad.map((w: any) => w.min)).toFixed(3), detectionRateAt(0.1, good.map((w: any) => w.min), bad.map((w: any) => w.min)).toFixed(3), 'by odds', auc(good.map((w: any) => w.o), bad.map((w: any) => w.o)).toFixed(3), detectionRateAt(0.1, good.map((w: any) => w.o), bad.map((w: any) => w.o)).toFixed(3));
console.log('swap', auc(results.swap.un, results.swap.ch).toFixed(4), detectionRateAt(0.1, results.swap.un, results.swap.ch).toFixed(3));
console.log('near', auc(results.near.said, results.near.near).toFixed(3), detectionRateAt(0.1, results.near.said, results.near.near).toFixed(3), 'direct', auc(results.nearDirect.said, results.nearDirect.near).toFixed(3), detectionRateAt(0.1, results.nearDirect.said, results.nearDirect.near).toFixed(3));
console.log('eer', equalErrorRate(results.fits.right, results.fits.wrong).toFixed(4));
const cleanIds = new Set(results.pass.filter((p: any) => p.clean).map((p: any) => p.u));
for (let t = -4; t <= 0.5; t += 0.25) {
  const rate = (v: any[]) => (100 * v.filter((p) => p.min >= t && p.fit >= 0.3).length / v.length).toFixed(1);
  const of = (kind: string, onlyClean: boolean) => results.pass.filter((p: any) => p.kind === kind && (!onlyClean || cleanIds.has(p.u)));
  console.log(t.toFixed(2), 'clean right', rate(of('right', true)), 'clean swapped', rate(of('swapped', true)), 'all right', rate(of('right', false)), 'all swapped', rate(of('swapped', false)), 'near', rate(of('near', true)));
}
