'use client';
import { useState } from 'react';
import { useUnsavedWork } from '~/console/unsaved-work';
import { MAX_TEXT_FILE_BYTES } from '~/domain/news/text-file';
import { type DecodedText, decodeText } from '~/domain/text-encoding/decode-text';
import { type ImportedLine, importTextSchema, MAX_IMPORT_BYTES } from '~/schemas/article-pool';
import type { ErrorCode } from '~/schemas/error-codes';
import { errorCode } from '~/trpc/error-code';
import { useImportFile } from './hooks';
import { isLinesFile, type PickedFiles } from './pick-files';

/** The result of one file: its lines, or the reason why nothing is known to be imported. */
export type FileOutcome = { name: string } & (
  | { lines: readonly ImportedLine[] }
  | {
      problem: 'unreadable' | 'charset' | 'tooLarge' | 'failed';
      /** The encoding that it declares; '' without one. */
      charset?: string;
    }
);

/** The defaults of articles without values of their own. */
interface Given {
  source: string;
  licence: string;
}

/** An import of several files, one after the other. */
export interface FileImport {
  picked: PickedFiles;
  given: Given;
  outcomes: readonly FileOutcome[];
  /** The error that stopped the import, and its file, of which a part may be imported. */
  stopped: { error: unknown; name: string } | null;
}

/** Errors of a single file, which the next one may not have. */
const OF_THE_FILE: readonly (ErrorCode | null)[] = ['INTERNAL', 'VALIDATION_FAILED'];

/** Imports chosen files. A file that the server cannot import is named, and the others are imported. Without a
 *  response the import stops, and can continue at the same file, skipping the articles already imported. */
export function useFileImport() {
  const importFile = useImportFile();
  const [state, setState] = useState<FileImport | null>(null);
  const [isRunning, setRunning] = useState(false);
  useUnsavedWork(isRunning);

  const run = async (picked: PickedFiles, given: Given, before: readonly FileOutcome[] = []) => {
    const outcomes = [...before];
    const show = (stopped: FileImport['stopped']) =>
      setState({ picked, given, outcomes: [...outcomes], stopped });
    setRunning(true);
    show(null);
    const folder = picked.defaults ? await readDefaults(picked.defaults) : undefined;
    for (const file of picked.files.slice(before.length)) {
      const { name } = file;
      try {
        outcomes.push({ name, ...(await importOne(file, folder, given)) });
        show(null);
      } catch (error) {
        if (!OF_THE_FILE.includes(errorCode(error))) {
          show({ error, name });
          break;
        }
        outcomes.push({ name, problem: 'failed' });
        show(null);
      }
    }
    setRunning(false);
    // A failed call may have imported articles, too.
    await importFile.refresh();
  };

  const importOne = async (file: File, folder: string | undefined, given: Given) => {
    const isLines = isLinesFile(file.name);
    // Checked before reading: a file of gigabytes would fill the browser's memory.
    if (file.size > (isLines ? MAX_IMPORT_BYTES : MAX_TEXT_FILE_BYTES))
      return { problem: 'tooLarge' } as const;
    const decoded = await readText(file);
    if (decoded && 'charset' in decoded) return { problem: 'charset', ...decoded } as const;
    if (!decoded || decoded.text.trim() === '') return { problem: 'unreadable' } as const;
    const { text } = decoded;
    if (!isLines) {
      const defaults = folder === undefined ? {} : { folder };
      const input = { name: file.name, text, ...defaults, ...given };
      return { lines: [await importFile.text.mutateAsync(input)] };
    }
    const input = importTextSchema.safeParse({ text, ...given });
    if (!input.success) return { problem: 'tooLarge' } as const;
    return { lines: await importFile.lines.mutateAsync(input.data) };
  };

  const goOn = () => state && run(state.picked, state.given, state.outcomes);

  return { state, isRunning, run, goOn };
}

/** The text of a file, in any encoding that the command reads; null when the browser cannot open it. */
async function readText(file: File): Promise<DecodedText | null> {
  const bytes = await file.arrayBuffer().catch(() => null);
  return bytes && decodeText(new Uint8Array(bytes));
}

/** The text of a `_source.json`; if it cannot be read, each file to which it applies is rejected. */
async function readDefaults(file: File): Promise<string> {
  const decoded = await readText(file);
  return decoded && 'text' in decoded ? decoded.text : '';
}
