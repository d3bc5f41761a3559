import { decode } from '@jridgewell/sourcemap-codec';

/** The parts of a source map that name the modules of a script's code. */
export interface SourceMap {
  sources: (string | null)[];
  mappings: string;
}

/** A map of several maps, each from a line and column on. */
export interface IndexedSourceMap {
  sections: { offset: { line: number; column: number }; map: SourceMap }[];
}

/** Name for code without a source in the map, which is the bundler's own. */
export const BUNDLER = '(bundler)';

/** Characters of a script by the module they come from.
 *  @param map of the script, of either shape */
export function moduleBytes(
  script: string,
  map: SourceMap | IndexedSourceMap,
): Map<string, number> {
  const lines = script.split('\n');
  const marks = 'sections' in map ? map.sections.flatMap(sectionMarks) : marksOf(map, 0, 0);
  const bytes = new Map<string, number>();
  const add = (name: string, count: number) => {
    if (count > 0) bytes.set(name, (bytes.get(name) ?? 0) + count);
  };
  for (const [number, line] of lines.entries()) {
    const here = marks.filter((mark) => mark.line === number).sort((a, b) => a.column - b.column);
    let column = 0;
    let source = BUNDLER;
    for (const mark of here) {
      add(source, mark.column - column);
      column = mark.column;
      source = mark.source;
    }
    add(source, line.length - column);
  }
  return bytes;
}

/** A position in a script at which the code of a module begins. */
interface Mark {
  line: number;
  column: number;
  source: string;
}

function sectionMarks({ offset, map }: IndexedSourceMap['sections'][number]): Mark[] {
  return marksOf(map, offset.line, offset.column);
}

function marksOf(map: SourceMap, firstLine: number, firstColumn: number): Mark[] {
  return decode(map.mappings).flatMap((segments, line) =>
    segments.map(([column, source]) => ({
      line: line + firstLine,
      column: line === 0 ? column + firstColumn : column,
      source: source === undefined ? BUNDLER : moduleName(map.sources[source] ?? BUNDLER),
    })),
  );
}

/** Path of a module in the project, or of a package's file from the package's name on. */
function moduleName(source: string): string {
  const path = source.replace(/^turbopack:\/\/\/?/, '').replace(/^\[project\]\//, '');
  const inPackage = path.lastIndexOf('node_modules/');
  return inPackage < 0 ? path : path.slice(inPackage + 'node_modules/'.length);
}
