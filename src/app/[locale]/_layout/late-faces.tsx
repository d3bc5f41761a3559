'use client';
import { useEffect } from 'react';
import { SONG_STYLES } from '~/app/song-faces';
import { whenIdle } from '~/lib/when-idle';

/** Declares the files of the Chinese headline face that can wait: those of pages whose first screen does not
 *  need them, then those for all texts with characters outside the faces of the page. Each is declared once the
 *  previous ones are loaded: they do not delay painting, and the browser does not fetch the last one for
 *  characters of a file that is still loading. Each is declared in an idle moment, since it restyles the whole
 *  page, which must not delay React's start. */
export function LateFaces() {
  useEffect(() => {
    void declareInTurn();
  }, []);
  return (
    <noscript>
      <link rel="stylesheet" href={SONG_STYLES} />
    </noscript>
  );
}

async function declareInTurn() {
  for (const declare of [declareLateFaces, declareAllFaces]) {
    await document.fonts?.ready;
    await new Promise<void>((resolve) => whenIdle(resolve));
    declare();
  }
}

/** Applies the rules of `page-faces.css` for faces that can wait. */
function declareLateFaces() {
  document.documentElement.dataset.lateFaces = '';
}

function declareAllFaces() {
  if (document.head.querySelector(`link[href="${SONG_STYLES}"]`)) return;
  const styles = document.createElement('link');
  styles.rel = 'stylesheet';
  styles.href = SONG_STYLES;
  document.head.append(styles);
}
