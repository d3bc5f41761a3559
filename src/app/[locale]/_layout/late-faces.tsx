'use client';
import { useEffect } from 'react';
import { SONG_STYLES } from '~/app/song-faces';
import { whenIdle } from '~/lib/when-idle';

/** Declares the files of the Chinese headline face that can wait: those of pages whose first screen does without,
 *  then those for all texts that the faces of a page do not have. Each is declared once the ones before have come:
 *  the painting does not wait for them, and the browser does not fetch the last for characters of a file that is
 *  on its way. Each in an idle moment: it styles the whole page again, which must not make React's start longer. */
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
