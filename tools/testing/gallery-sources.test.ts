import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  GALLERY_SOURCES,
  gallerySourcesChanged,
  recordGallerySources,
} from './gallery-sources.mjs';

describe('The sources of the gallery', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'shuoyi-gallery-'));
    mkdirSync(join(root, 'e2e/gallery'), { recursive: true });
    for (const source of GALLERY_SOURCES) write(extname(source) ? source : `${source}/part.tsx`);
    recordGallerySources(root);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function write(file: string, text = '') {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }

  it('Recorded sources count as unchanged until one of them changes', () => {
    expect(gallerySourcesChanged(root)).toBe(false);
    write('src/components/part.tsx', 'changed');
    expect(gallerySourcesChanged(root)).toBe(true);
  });

  it('A new file is a change, and a changed test is none', () => {
    write('src/components/part.test.tsx', 'changed');
    expect(gallerySourcesChanged(root)).toBe(false);
    write('src/components/ui/new-part.tsx');
    expect(gallerySourcesChanged(root)).toBe(true);
  });

  it('Sources without a record count as changed', () => {
    rmSync(join(root, 'e2e/gallery/sources.sha256'));
    expect(gallerySourcesChanged(root)).toBe(true);
  });

  it('Every hashed source file of the gallery exists', () => {
    expect(GALLERY_SOURCES.filter((source) => !existsSync(source))).toEqual([]);
  });
});
