/** Endings of the files that are read as one article each. */
export const TEXT_EXTENSIONS: readonly string[] = ['.txt', '.md', '.html', '.htm'];

export const MAX_TEXT_FILE_BYTES = 1_000_000;

/** Name of the file with the defaults for all files of its folder. */
export const FOLDER_DEFAULTS_FILE = '_source.json';
