import { FOLDER_DEFAULTS_FILE, TEXT_EXTENSIONS } from '~/domain/news/text-file';

/** Most files that are imported at once. */
export const MAX_FILES = 500;

/** The chosen files that are imported. */
export interface PickedFiles {
  files: readonly File[];
  /** The folder's `_source.json`. */
  defaults: File | null;
  /** Number of files that are of another kind, or in a folder inside the chosen one. */
  left: number;
}

/** Whether a file is one of JSON Lines. */
export const isLinesFile = (name: string): boolean => /\.(jsonl|ndjson)$/i.test(name);

/** Sorts the chosen files by name: the command reads a folder in the same order. */
export function pickFiles(chosen: readonly File[]): PickedFiles {
  const top = chosen.filter(({ webkitRelativePath }) => isAtTop(webkitRelativePath));
  const defaults = top.find(({ name }) => name === FOLDER_DEFAULTS_FILE) ?? null;
  const files = top
    .filter(({ name }) => isLinesFile(name) || isTextFile(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  return { files, defaults, left: chosen.length - files.length - (defaults ? 1 : 0) };
}

/** A single chosen file has no path; a file of a folder has the folder's name before its own. */
const isAtTop = (path: string | undefined): boolean => !path || path.split('/').length <= 2;

const isTextFile = (name: string): boolean =>
  TEXT_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(extension));
