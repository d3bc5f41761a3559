import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Version of the style: incremented when a change must render every video again. */
export const LOOK = 1;

const face = (root: string, family: string, file: string) => {
  const bytes = readFileSync(join(root, 'node_modules', '@fontsource-variable', file));
  return `@font-face{font-family:"${family}";font-weight:200 900;src:url(data:font/woff2;base64,${bytes.toString('base64')})}`;
};

/** Style of slides, with the colours and fonts of the pages. */
export function slideStyle(root: string): string {
  const serif = 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2';
  const sans = 'source-sans-3/files/source-sans-3-latin-wght-normal.woff2';
  return `${face(root, 'Film Serif', serif)}${face(root, 'Film Sans', sans)}${RULES}`;
}

const RULES = `
:root{--ink:#032f9f;--gold:#a68a56;--gold-text:#7d6437;--paper:#fbfaf7;--text:#151a2d;--soft:#545b72;--line:#e2ddd1;--said:#1b7a4b;--again:#b3261e}
*{box-sizing:border-box;margin:0;padding:0}
body{width:1280px;height:720px;overflow:hidden;background:var(--paper);color:var(--text);font-family:"Film Sans","Noto Sans CJK TC",sans-serif;line-break:strict;-webkit-font-smoothing:antialiased}
main{position:relative;width:1280px;height:720px;padding:0 60px}
header{display:flex;gap:20px;align-items:baseline;height:64px;padding-top:24px;border-bottom:1px solid var(--line);font-size:20px;color:var(--soft)}
header span:first-child{color:var(--gold-text);font-weight:650;letter-spacing:.04em}
header b{margin-left:auto;font-weight:500;font-variant-numeric:tabular-nums}
header i{font-style:normal;margin:0 5px;color:var(--gold)}
section{position:absolute;inset:64px 60px 110px}
h1{font-family:"Film Serif","Noto Serif CJK TC",serif;font-weight:650;font-size:66px;line-height:1.12;letter-spacing:-.012em;padding-top:44px}
h1 small{display:block;font-size:30px;font-weight:650;letter-spacing:.02em;color:var(--soft);margin-top:12px}
.with-figure h1{font-size:46px;padding-top:24px;display:flex;align-items:baseline;gap:22px}
.with-figure h1 small{font-size:25px;margin:0}
small{font-size:.72em;font-weight:400;color:var(--soft)}
.echo{position:absolute;left:0;overflow:visible}
main>.echo{left:60px;bottom:30px}
.plain section .echo{top:236px}
.echo path{fill:none;stroke:var(--gold);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.echo path.faint{opacity:.3}
.points{list-style:none;margin-top:64px;display:grid;gap:26px}
.points li{font-family:"Film Serif";font-size:50px;line-height:1.2;padding-left:34px;border-left:3px solid var(--gold)}
figure{position:absolute;left:0;right:0;top:112px;bottom:0}
figcaption{font-size:24px;font-weight:600;display:flex;gap:14px;align-items:baseline}
figcaption small{font-size:19px}
figcaption em{margin-left:auto;font-style:normal;display:flex;gap:32px}
figcaption em span{display:flex;gap:10px;align-items:baseline}
figcaption em span::before{content:"";align-self:center;width:34px;height:4px;background:currentColor}
figcaption .gold{color:var(--gold-text)}figcaption .ink{color:var(--ink)}
.source{position:absolute;bottom:4px;right:0;font-size:16px;color:var(--soft)}
.bar{display:grid;grid-template-columns:250px 1fr 130px;align-items:center;gap:20px;height:62px}
.bars .bar:first-of-type{margin-top:22px}
.roomy .bar{height:112px}.roomy .bar-track{height:56px}.roomy .bar-label{font-size:28px}.roomy .bar-label small{font-size:20px}.roomy .bar b{font-size:36px}
.bar-label{font-size:24px;line-height:1.15}
.bar-label small{display:block;font-size:17px}
.bar-track{height:30px;border-left:1px solid var(--soft)}
.bar-track i{display:block;height:100%}
.bar i.gold{background:var(--gold)}.bar i.ink{background:var(--ink)}
.bar b{text-align:right;font-size:28px;font-weight:600;font-variant-numeric:tabular-nums}
.lines svg{display:block;margin-top:14px;overflow:visible}
.lines path{fill:none;stroke-width:4;stroke-linecap:round;stroke-linejoin:round}
.lines path.gold{stroke:var(--gold)}.lines path.ink{stroke:var(--ink)}
.lines circle.gold{fill:var(--gold)}.lines circle.ink{fill:var(--ink)}
.lines .axis{stroke:var(--soft);stroke-width:1}
.lines text{font-size:20px;fill:var(--text)}
.lines .tick{fill:var(--soft);font-size:18px}
.lines .name{font-weight:650;font-size:22px}.lines .name.gold{fill:var(--gold-text)}.lines .name.ink{fill:var(--ink)}
.lines .value{font-weight:600;font-variant-numeric:tabular-nums}
.time{position:absolute;left:30px;right:30px;top:190px;height:0}
.axis-line{position:absolute;left:0;right:0;top:-1px;height:2px;background:var(--soft)}
.axis-line::after{content:"";position:absolute;right:-2px;top:-6px;border:7px solid transparent;border-left:12px solid var(--soft);border-right:0}
.span{position:absolute;top:-8px;height:16px;background:var(--gold)}
.dot{position:absolute;width:24px;height:24px;margin:-12px;border-radius:50%;background:var(--ink);border:4px solid var(--paper)}
.event{position:absolute;width:300px}
.event span{position:absolute;left:0;right:0;font-size:27px;line-height:1.25;font-weight:500}
.event small{display:block;font-size:20px}
.event.above span{bottom:26px}.event.below span{top:26px}
.event.middle{margin-left:-150px;text-align:center}
.event.end{text-align:right}
.event.start{margin-left:-12px}.event.end{margin-right:-12px}
.words{position:absolute;left:0;right:0;top:140px;display:grid;gap:40px}
.sentence{font-family:"Film Serif";font-size:52px;line-height:1.2;display:flex;align-items:baseline}
.sentence b{font-family:"Film Sans";font-size:40px}
.sentence b:not(:empty){width:56px}
.row{padding-left:28px;border-left:3px solid var(--line)}
.row.say{border-color:var(--gold)}.row.say .sentence{color:var(--ink);font-size:60px}
.row.right{border-color:var(--said)}.row.right .sentence b{color:var(--said)}
.row.wrong{border-color:var(--again)}.row.wrong .sentence b{color:var(--again)}
.row.wrong .sentence{text-decoration:underline wavy var(--again) 2px;text-underline-offset:12px}
.note{font-size:25px;color:var(--soft);margin-top:14px}
.note small{font-size:22px;margin-left:16px}
.steps{list-style:none;position:absolute;left:0;right:0;top:136px;display:grid;gap:26px}
.steps li{display:flex;gap:26px;align-items:center}
.steps b{font-family:"Film Serif";font-size:34px;font-weight:500;color:var(--gold-text);width:58px;height:58px;border:2px solid var(--gold);border-radius:50%;display:grid;place-items:center;flex:none}
.steps span{font-family:"Film Serif";font-size:42px;line-height:1.15}
.steps small{font-family:"Film Sans","Noto Sans CJK TC";display:block;font-size:22px;margin-top:4px}
.poster{background:#0d1a4a;color:#eef0f7;padding:84px 60px 0}
.poster p{color:#cdb27c;font-size:28px;font-weight:650;letter-spacing:.04em}
.poster h1{font-size:84px;padding-top:22px;text-wrap:balance;max-width:1120px}
.poster h1 small{color:#a9b0c6;font-size:36px;margin-top:28px}
.poster .echo{bottom:64px}
.poster .echo path{stroke:#cdb27c;stroke-width:2.5}
`;
