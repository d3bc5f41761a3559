import { BUILT_FILES } from '~/lib/next-internals.mjs';

/** The build of a server, read from its front page. */
export interface Build {
  id: string;
  /** Paths of the scripts and styles that the page names. */
  files: readonly string[];
}

const FILE = new RegExp(`${BUILT_FILES}[\\w./~-]+`, 'g');

/** Reads the build of a server from its front page. */
export async function describeBuild(origin: string): Promise<Build> {
  const html = await (await fetch(`${origin}/en`)).text();
  const [, id = ''] = /\\"b\\":\\"([^"\\]+)\\"/.exec(html) ?? [];
  const files = [...new Set(html.match(FILE))].filter((file) => /\.(?:js|css)$/.test(file));
  return { id, files };
}

/** Files of these builds that a server does not have. */
export async function findMissingFiles(
  origin: string,
  builds: readonly Build[],
): Promise<string[]> {
  const missing: string[] = [];
  for (const path of builds.flatMap(({ files }) => files)) {
    const response = await fetch(origin + path);
    await response.arrayBuffer();
    if (!response.ok) missing.push(`${path}: ${response.status}`);
  }
  return missing;
}
