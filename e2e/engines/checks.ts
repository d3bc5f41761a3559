import type { Language } from '~/lib/language';
import { SCREENS } from '../screens';
import { TEXTS } from '../texts';
import type { Engine } from './engine';
import { installMicrophone, press, shows, waitFor } from './learner';

/** Maximum time from a page's load to all fonts of its headlines, ms. It was 3 s when idle work waited for a
 *  long timer. */
const FACES_WITHIN_MS = 1500;
/** Maximum time until a muted microphone ends the recording and the page says so, ms. */
const MUTED_WITHIN_MS = 3000;
const LESSON = '/course-news/night-market-bowls/lesson';

interface Tried {
  engine: Engine;
  origin: string;
  language: Language;
}

/** A check that every engine must pass. It throws on a failure, and returns a text to print. */
export interface Check {
  title: string;
  /** The only language to try it in, if the language makes no difference. */
  only?: Language;
  tryIt: (tried: Tried) => Promise<string>;
}

const address = ({ origin, language }: Tried, path: string) =>
  origin + (language === 'zh' ? path : `/en${path === '/' ? '' : path}`);

const openPaths = () =>
  Object.values(SCREENS)
    .filter(({ minAudience }) => minAudience === 'visitor')
    .map(({ path }) => path({} as never));

export const CHECKS: Check[] = [
  {
    title: 'The open pages complain about nothing and are no wider than the screen',
    tryIt: async (tried) => {
      const faults: string[] = [];
      for (const path of openPaths()) {
        await tried.engine.open(address(tried, path));
        const { errors, over, isOurs, shown } = await tried.engine.run<{
          errors: string[];
          over: number;
          isOurs: boolean;
          shown: string;
        }>(
          `({
            errors,
            over: document.documentElement.scrollWidth - innerWidth,
            isOurs: !!document.querySelector('[data-route]'),
            shown: location.href + ' ' + document.title + ' ' + (document.body?.innerText ?? ''),
          })`,
        );
        if (!isOurs) faults.push(`${path}: no page came, but ${shown.slice(0, 300)}`);
        faults.push(...errors.map((error) => `${path}: ${error}`));
        if (over > 0) faults.push(`${path}: ${over} px wider than the screen`);
      }
      if (faults.length > 0) throw new Error(faults.join('\n'));
      return `${openPaths().length} pages`;
    },
  },
  {
    title: 'The headlines have their face soon after the page',
    only: 'zh',
    tryIt: async (tried) => {
      await tried.engine.open(address(tried, '/cart'));
      await waitFor(
        tried.engine,
        `document.querySelector('link[href^="/fonts/song-all-"]')`,
        'The face',
      );
      const ms = await tried.engine.run<number>(
        `performance.now() - performance.getEntriesByType('navigation')[0].loadEventEnd`,
      );
      if (ms > FACES_WITHIN_MS)
        throw new Error(`All faces came ${Math.round(ms)} ms after the load`);
      return `all faces at most ${Math.round(ms)} ms after the load`;
    },
  },
  {
    title: 'A word that is said is recorded, read back and scored',
    only: 'zh',
    tryIt: async (tried) => {
      const { engine } = tried;
      const t = TEXTS[tried.language].lesson;
      await openLesson(tried);
      await press(engine, t.speak);
      await waitFor(engine, shows(t.recording), 'The recording');
      await waitFor(engine, `!${shows(t.recording)}`, 'The end of the recording');
      const underWay = [t.scoring, t.scorerLoading, t.scorerSlow].map(shows).join(' || ');
      const ms = await waitFor(engine, `!(${underWay})`, 'The score');
      const outcome = await outcomeOf(engine);
      const recorded = await engine.run<{ types: string[]; bits: number[] }>('recorded');
      const found = `${recorded.types} at ${recorded.bits} bit/s: “${outcome}”, ${ms} ms after its end`;
      const notScored = [
        t.deadLevel,
        t.unmetered,
        ...Object.values({ ...t.refusal, ...t.blocked }),
      ];
      if (!outcome || notScored.some((text) => outcome.includes(text))) throw new Error(found);
      const expected = engine.name === 'WebKit' ? 'audio/mp4' : 'audio/webm;codecs=opus';
      if (recorded.types[0] !== expected) throw new Error(found);
      return found;
    },
  },
  {
    title: 'A microphone that is muted in mid-word ends the take unscored and says why',
    only: 'zh',
    tryIt: async (tried) => {
      const { engine } = tried;
      const t = TEXTS[tried.language].lesson;
      await openLesson(tried);
      await press(engine, t.speak);
      await waitFor(engine, shows(t.recording), 'The recording');
      await engine.run(`microphone.mute()`);
      const ms = await waitFor(engine, shows(t.blocked.muted), 'The sentence');
      if (ms > MUTED_WITHIN_MS) throw new Error(`It came after ${ms} ms`);
      return `after ${ms} ms`;
    },
  },
];

async function openLesson(tried: Tried): Promise<void> {
  await tried.engine.open(address(tried, LESSON));
  await installMicrophone(tried.engine);
}

const outcomeOf = (engine: Engine) =>
  engine.run<string>(
    `document.querySelector('main [role=status]').innerText.trim().replace(/\\s+/g, ' ')`,
  );
