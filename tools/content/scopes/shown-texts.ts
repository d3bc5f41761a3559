import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '~/launcher/machine/root';
import { PAGES, placeOf, readModule } from './page-modules';

/** A scope of the texts that a client component below a page or layout shows at its start. */
export interface ShownText {
  scope: string;
  /** The page or layout, a path below `src/app/[locale]`. */
  shownBy: string;
  /** A module that names the scope, a path below `src`. */
  namedIn: string;
  /** The places around it that provide texts, outermost first. */
  places: string[];
}

/** The pages, and the pages for errors and unknown addresses. */
const pages = () =>
  readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|\/)(page|error|not-found)\.tsx$/.test(path))
    .map((path) => join(PAGES, path));

/** The texts that the pages show, except where all texts are provided. */
export function listShownTexts(): ShownText[] {
  const shown = new Map<string, ShownText>();
  for (const page of pages()) {
    const places: string[] = [];
    for (const file of chain(page)) {
      const { hasAllMessages, isProvider } = readModule(file);
      if (hasAllMessages) break;
      if (isProvider) places.push(placeOf(file));
      for (const text of textsBelow(file, [...places]))
        shown.set([text.shownBy, text.scope, ...text.places].join(' '), text);
    }
  }
  return [...shown.values()];
}

/** A page and the layouts around it, outermost first. A layout's own components are outside of the pages, so
 *  that only the layouts around them provide their texts. */
function chain(page: string): string[] {
  const folders = relative(PAGES, dirname(page)).split('/');
  const layouts = ['', ...folders.map((_, index) => folders.slice(0, index + 1).join('/'))];
  const files = layouts.map((folder) => join(PAGES, folder, 'layout.tsx'));
  return [...new Set([...files.filter((file) => existsSync(file)), page])];
}

function textsBelow(entry: string, around: string[]): ShownText[] {
  const texts: ShownText[] = [];
  const seen = new Set<string>();
  const visit = (file: string, isBelowClient: boolean, above: string[]) => {
    const { isClient, imports, scopes, isProvider } = readModule(file);
    const inClient = isBelowClient || isClient;
    const places = isProvider && file !== entry ? [...above, placeOf(file)] : above;
    const key = [inClient, file, ...places].join(' ');
    if (seen.has(key)) return;
    seen.add(key);
    const [shownBy, namedIn] = [relative(PAGES, entry), relative(join(ROOT, 'src'), file)];
    if (inClient) for (const scope of scopes) texts.push({ scope, shownBy, namedIn, places });
    for (const path of imports) visit(path, inClient, places);
  };
  visit(entry, false, around);
  return texts;
}
